import { unsubscribePath } from '@luxe/contract/letter-paths';
import type { DeskOfferReader } from '@luxe/contract/desk';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { signLink } from '../../secrets/signedLink.ts';
import { unsubscribeMs } from './writeNewsletterMail.ts';

/** An address that may receive offers. */
export interface OfferReader {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** The confirmed subscription of the address; null without one. */
  readonly subscriptionId: number | null;
  /** The customer who has chosen offers; null for none. */
  readonly customerId: number | null;
  /** When the owner of the address agreed last. ISO 8601. */
  readonly since: string;
}

interface Search {
  /** The beginning of an address. */
  readonly q?: string | undefined;
  /** Only addresses after this one: the last address of the page before. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * The addresses that may receive offers, each once, in the order of the alphabet: confirmed subscribers of
 * the newsletter, and customers with a verified address who have chosen offers in their profile. A person who
 * has unsubscribed is neither. The address of an account that waits for its deletion gets none.
 */
export async function listOfferReaders(
  db: Database,
  { q = '', after = '', limit }: Search = {},
): Promise<OfferReader[]> {
  const rows = await rowsOf<Omit<OfferReader, 'subscriptionId' | 'customerId'> & Ids>(
    db,
    sql`select email, max(name) as name, max(subscription_id)::text as subscription, max(customer_id)::text
          as customer, to_char(max(since) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
        from (${readers}) as reader
        where email > ${after} and starts_with(email, ${q.toLowerCase()})
        group by email order by email ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  );
  return rows.map(({ email, name, since, subscription, customer }) => ({
    ...{ email, name, since },
    subscriptionId: toId(subscription),
    customerId: toId(customer),
  }));
}

/** Number of addresses that may receive offers. */
export async function countOfferReaders(db: Database): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(
    db,
    sql`select count(distinct email)::text as count from (${readers}) as reader`,
  );
  return Number(row?.count ?? 0);
}

interface Ids {
  readonly subscription: string | null;
  readonly customer: string | null;
}

const toId = (text: string | null): number | null => (text === null ? null : Number(text));

// The collation makes the order the same in every database, because a page begins after an address.
const readers = sql`
  select email collate "C" as email, '' as name, id as subscription_id, null::bigint as customer_id,
    coalesce(confirmed_at, asked_at) as since
  from newsletter_subscription where status = 'active' and not exists (
    select 1 from customer where lower(customer.email) = newsletter_subscription.email
      and customer.email_verified and customer.deletion_asked_at is not null)
  union all
  select lower(customer.email) collate "C",
    trim(coalesce(customer.first_name, '') || ' ' || coalesce(customer.last_name, '')),
    null, customer.id, mail_preference.changed_at
  from mail_preference join customer on customer.id = mail_preference.customer_id
  where mail_preference.offers and customer.email_verified and customer.email <> ''
    and customer.deletion_asked_at is null`;

/** Why an address may receive offers. */
export const sourceOf = ({
  subscriptionId,
  customerId,
}: Pick<OfferReader, 'subscriptionId' | 'customerId'>): DeskOfferReader['source'] => {
  if (subscriptionId === null) return 'profile';
  return customerId === null ? 'newsletter' : 'both';
};

/** Path with which the owner of an address unsubscribes. Each message to the address needs it. */
export function unsubscribePathOf(
  { subscriptionId, customerId }: Pick<OfferReader, 'subscriptionId' | 'customerId'>,
  hmacKey: string,
  now: Date,
): string {
  const expiresAt = new Date(now.getTime() + unsubscribeMs);
  const link =
    subscriptionId === null
      ? ({ purpose: 'offersEnd', subject: String(customerId) } as const)
      : ({ purpose: 'newsletterEnd', subject: String(subscriptionId) } as const);
  return unsubscribePath(signLink(hmacKey, { ...link, expiresAt }));
}
