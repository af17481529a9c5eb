import type { Clock } from '@luxe/host';
import type { CallBody, Profile } from '@luxe/contract/calls';
import { indianDay, isBirthDate } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import type { IdentityProfile } from '../identity/provider.ts';
import { changeCustomer, findCustomer, type StoredCustomer } from './repository.ts';
import { hasPassword } from './password.ts';

const flag = (is: boolean) => (is ? 'Y' : 'N');

/** Reads and changes the profile of a customer [ACC-01]. */
export function createProfiles(db: Database, clock: Clock) {
  return {
    async read(customerId: number): Promise<Profile> {
      const known = await findCustomer(db, customerId);
      if (!known) throw domainError('tokenInvalid');
      return toWireProfile(known, await hasPassword(db, customerId));
    },

    /** A field that is missing from the body stays unchanged; null clears it. */
    async change(
      { customerId, customerHash }: Pick<CustomerCaller, 'customerId' | 'customerHash'>,
      body: CallBody<'updateProfile'>,
    ): Promise<void> {
      if (body.customerHash !== '' && body.customerHash !== customerHash)
        throw domainError('profileOfSomeoneElse');
      if (body.dob !== null && !isBirthDate(body.dob, indianDay(clock.now())))
        throw domainError('birthDateInvalid');
      const { firstName, lastName } = body.nameDetails;
      await changeCustomer(db, customerId, {
        firstName,
        lastName,
        gender: body.gender,
        dateOfBirth: body.dob,
        ...(body.maritalStatus === undefined ? {} : { maritalStatus: body.maritalStatus }),
      });
    },

    /**
     * Saves an e-mail address that the identity provider has confirmed [ACC-15]. The code in the request is
     * not checked here: it works once, and the provider has already accepted it.
     */
    async changeEmail(
      { customerId, customerHash }: Pick<CustomerCaller, 'customerId' | 'customerHash'>,
      newEmail: string,
      known: IdentityProfile,
    ): Promise<void> {
      if (known.customerHash !== customerHash) throw domainError('profileOfSomeoneElse');
      const email = newEmail.toLowerCase();
      if (!known.emailVerified || known.primaryEmailId?.toLowerCase() !== email)
        throw domainError('emailNotConfirmed');
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
    // The store only gets phones that were verified with a code.
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
