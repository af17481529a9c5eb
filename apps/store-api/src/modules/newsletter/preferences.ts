import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { changeOptOut, isOptedOut } from '../feedback/repository.ts';
import {
  changeChoices,
  changeSubscription,
  findChoices,
  findSubscription,
  lockOrAdd,
  lockSubscription,
} from './repository.ts';
import { activate, askToConfirm, end } from './subscriptions.ts';

type Preferences = CallResponseInput<'mailPreferences'>;

/** The customer whose messages are chosen. */
export interface Reader {
  readonly customerId: number;
  readonly email: string | null;
  /**
   * Whether the address is proved to be the customer's. An account must not show or change the subscription
   * of another address: it can belong to another person.
   */
  readonly isVerified: boolean;
}

const states = { pending: 'unconfirmed', active: 'on', ended: 'off' } as const;

/** Which messages a customer gets. The newsletter is `off` for an address that is not verified. */
export async function readPreferences(
  db: Database,
  { customerId, email, isVerified }: Reader,
): Promise<Preferences> {
  const subscription = email && isVerified ? await findSubscription(db, { email }) : undefined;
  return {
    email: email ?? '',
    newsletter: subscription ? states[subscription.status] : 'off',
    feedback: !(await isOptedOut(db, customerId)),
    ...(await findChoices(db, customerId)),
  };
}

/**
 * Changes which messages a customer gets. The newsletter starts and ends at once for a verified address.
 * Another one gets a message to confirm, unless it is subscribed; the result is `unconfirmed` in both cases.
 * It ends by the link of a message only. Throws 400 for the newsletter without an address.
 */
export async function changePreferences(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  reader: Reader,
  { newsletter, feedback, offers, whatsapp }: CallBody<'changeMailPreferences'>,
): Promise<Preferences> {
  const { customerId, email, isVerified } = reader;
  const now = clock.now();
  if (newsletter === true) {
    if (!email) throw domainError('mailAddressMissing');
    if (isVerified)
      await db.transaction(async (tx) => {
        const stored = await lockOrAdd(tx, email, now);
        await activate(tx, stored, now);
        await changeSubscription(tx, stored.id, { customerId });
      });
    else await askToConfirm({ db, clock }, email);
  }
  if (newsletter === false && email && isVerified)
    await db.transaction(async (tx) => {
      const stored = await lockSubscription(tx, { email });
      if (stored) await end(tx, stored, now);
    });
  if (feedback !== undefined) await changeOptOut(db, customerId, !feedback, now);
  if (offers !== undefined || whatsapp !== undefined)
    await changeChoices(
      db,
      customerId,
      { ...(offers === undefined ? {} : { offers }), ...(whatsapp === undefined ? {} : { whatsapp }) },
      now,
    );
  const preferences = await readPreferences(db, reader);
  return newsletter === true && !isVerified ? { ...preferences, newsletter: 'unconfirmed' } : preferences;
}
