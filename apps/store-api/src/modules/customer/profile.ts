import type { CallBody, Profile } from '@luxe/contract/calls';
import { indianDay, isBirthDate } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { invalidToken, Refusal } from '../../refusal.ts';
import type { IdentityProfile } from '../identity/provider.ts';
import { changeCustomer, findCustomer, type StoredCustomer } from './repository.ts';
import { hasPassword } from './password.ts';

const flag = (is: boolean) => (is ? 'Y' : 'N');

const ofSomebodyElse = () => new Refusal(403, 'P4031', 'This profile is of somebody else.');

/** The profile a customer reads and changes [ACC-01]. */
export function createProfiles(db: Database, clock: Clock) {
  return {
    async read(customerId: number): Promise<Profile> {
      const known = await findCustomer(db, customerId);
      if (!known) throw invalidToken();
      return toWireProfile(known, await hasPassword(db, customerId));
    },

    /** What the body leaves out stays as it is; null takes it away. */
    async change(
      { customerId, customerHash }: Pick<CustomerCaller, 'customerId' | 'customerHash'>,
      body: CallBody<'updateProfile'>,
    ): Promise<void> {
      if (body.customerHash !== '' && body.customerHash !== customerHash) throw ofSomebodyElse();
      if (body.dob !== null && !isBirthDate(body.dob, indianDay(clock.now())))
        throw new Refusal(400, 'P4002', 'dob: nobody was born on this day.');
      const { firstName, lastName } = body.nameDetails;
      await changeCustomer(db, customerId, {
        firstName,
        lastName,
        gender: body.gender,
        dateOfBirth: body.dob,
        ...(body.maritalStatus === undefined ? {} : { maritalStatus: body.maritalStatus }),
      });
    },

    /** Takes an e-mail address over, as the identity provider knows it [ACC-15]. Its code is spent at the provider by then: what counts is that the provider has it confirmed. */
    async changeEmail(
      { customerId, customerHash }: Pick<CustomerCaller, 'customerId' | 'customerHash'>,
      newEmail: string,
      known: IdentityProfile,
    ): Promise<void> {
      if (known.customerHash !== customerHash) throw ofSomebodyElse();
      const email = newEmail.toLowerCase();
      if (!known.emailVerified || known.primaryEmailId?.toLowerCase() !== email)
        throw new Refusal(409, 'P4091', 'This e-mail address is not confirmed yet.');
      await changeCustomer(db, customerId, { email, emailVerified: true });
    },
  };
}

function toWireProfile(known: StoredCustomer, withPassword: boolean): Profile {
  const { firstName, lastName, email, phone, gender, dateOfBirth, maritalStatus } = known;
  return {
    customerId: String(known.id),
    customerHash: known.customerHash,
    firstName,
    lastName,
    nameDetails: { salutation: '', firstName, middleName: '', lastName },
    gender,
    dateOfBirth,
    dob: dateOfBirth,
    maritalStatus,
    maritalInfo: { maritalStatus },
    contactEmail: email,
    contactName: [firstName, lastName].filter(Boolean).join(' '),
    contactPhn: phone,
    primaryEmailId: email,
    primaryMobile: { phoneNumber: phone },
    // Only a phone whose code was right comes here.
    phoneVerified: phone !== '',
    emailVerified: known.emailVerified,
    activationFlag: flag(known.lastLoginAt !== null),
    neuPassFlag: flag(known.isLoyal),
    loyalCustomer: flag(known.isLoyal),
    brandLoyal: 'N',
    conflict: 'N',
    tataFlag: 'N',
    userType: known.userType,
    hasPassword: withPassword,
  };
}
