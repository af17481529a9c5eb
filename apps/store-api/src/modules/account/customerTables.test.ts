import { getTableName, sql } from 'drizzle-orm';
import { schemas } from '@luxe/contract/schemas';
import { expect, it } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { databases } from '../../testing/databases.ts';
import { personalTables } from './deletion.ts';

type Download = keyof (typeof schemas.personalData.response)['shape'];

interface TableOfCustomers {
  /** Fields of the download that have its rows; else why the download has none of them. */
  readonly download: readonly Download[] | string;
  /** How the rows end with the account, if `personalTables` does not name the table. */
  readonly erasure?: string;
}

const lawful = 'Accounting law requires it.';
const credits = { download: 'The account lists it as the history of credits.', erasure: lawful };
const session = {
  download: 'The hash of a token. It has no data about the person.',
  erasure: 'The sessions end with the request to delete the account.',
};

/** Each table that refers to a customer: where its rows are in the download, and how they are erased. */
const tables: Readonly<Record<string, TableOfCustomers>> = {
  address: { download: ['addresses'] },
  cart: {
    download: 'The bag. The customer sees and changes it.',
    erasure: 'The gift message is erased. Its items name no person.',
  },
  consent_record: { download: ['consents'] },
  credit_lot: credits,
  customer_order: { download: ['orders'], erasure: lawful },
  customer_password: { download: 'The hash of a password.' },
  data_request: { download: ['dataRequests'] },
  discount_use: { download: 'The coupon of an order, which `orders` has.', erasure: lawful },
  feedback: { download: ['feedback'], erasure: 'The comment is erased. The score stays for the figures.' },
  feedback_opt_out: { download: ['mailPreferences'] },
  gift_card: { download: 'A redeemed card. The account lists it as a credit.', erasure: lawful },
  gift_card_purchase: { download: ['giftCards'], erasure: 'gift-card/eraseGiftCards.ts erases the names.' },
  idempotency_key: {
    download: 'A copy of a response for seven days.',
    erasure: 'It is deleted after seven days, as long as an account waits for its deletion.',
  },
  lead: { download: ['leads'] },
  ledger_entry: credits,
  mail_preference: { download: ['mailPreferences'] },
  newsletter_subscription: { download: ['mailPreferences'] },
  nominee: { download: ['nominee'] },
  oauth_token: session,
  outbox_message: {
    download: 'A copy of a message that the customer has got, for 30 days.',
    erasure: 'All messages to the customer are deleted.',
  },
  pan_card: {
    download: ['panLast4'],
    erasure: 'It is deleted without a placed order; else accounting needs it.',
  },
  product_view: { download: ['viewedProducts'] },
  push_subscription: { download: ['pushDevices', 'pushMessages'] },
  refresh_token: session,
  return_photo: { download: ['returns'] },
  return_request: { download: ['returns'], erasure: 'What the customer wrote and showed is erased.' },
  sales_event: { download: ['salesEvents'] },
  saved_card: { download: ['savedCards'] },
  saved_upi_id: { download: ['savedUpiIds'] },
  ticket: { download: ['tickets'] },
  wishlist: { download: ['wishlist'] },
};

const fields: ReadonlySet<string> = new Set(Object.keys(schemas.personalData.response.shape));
const deleted: ReadonlySet<string> = new Set(personalTables.map(({ table }) => getTableName(table)));

it('every table about a customer is in the download or has a reason, and is erased or has a reason', async () => {
  const [embedded] = databases;
  const { db, close } = await embedded.open();
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'customer'::regclass`,
  );
  await close();
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
  for (const [name, { download, erasure }] of Object.entries(tables)) {
    if (typeof download !== 'string') for (const field of download) expect(fields, name).toContain(field);
    // Either the account deletes the rows, or the table has a reason. Never both.
    expect(deleted.has(name), name).toBe(erasure === undefined);
  }
}, 60_000);
