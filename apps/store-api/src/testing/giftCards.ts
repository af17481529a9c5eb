import { eq, sql } from 'drizzle-orm';
import { createLog } from '@luxe/host/log';
import { rowsOf, type Database } from '../db/database.ts';
import { giftCard, outboxMessage } from '../db/schema/index.ts';
import { createGiftCardKeys } from '../modules/gift-card/keys.ts';
import { giftCardMailJob } from '../modules/gift-card/queueGiftCardMail.ts';
import { fillGiftCardMail, writeGiftCardMail } from '../modules/gift-card/writeGiftCardMail.ts';
import { createWorker } from '../modules/jobs/worker.ts';
import type { FakeProvider } from './fakeProvider.ts';
import { testSecrets, type TestCustomer, type TestShop, type TestResponse } from './shop.ts';

export const giftCardKeys = createGiftCardKeys(testSecrets.hmacKey);

/** A gift card as a test shopper describes it. */
export const giftForm = {
  designId: 'ink',
  amount: 5_000,
  recipientName: 'Meera Iyer',
  recipientEmail: 'meera@example.com',
  senderName: 'Ananya',
  senderEmail: 'ananya@example.com',
  message: 'For the flat with the yellow door.',
  deliverOn: null as string | null,
};

type Call = (method: 'GET' | 'POST', path: string, payload?: object, key?: string) => Promise<TestResponse>;

/** Calls of a buyer; `{me}` in the path becomes their user name. */
export interface GiftBuyer {
  readonly call: Call;
}

let keys = 0;
const newKey = () => `gift-key-${++keys}-${Date.now()}`;

/** A guest who buys. */
export async function guestBuyer(shop: TestShop): Promise<GiftBuyer> {
  const token = await shop.guestToken();
  return {
    call: (method, path, payload, key = newKey()) =>
      shop.call(method, path.replace('{me}', 'anonymous'), {
        ...(payload ? { payload } : {}),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      }),
  };
}

export const customerBuyer = (customer: TestCustomer): GiftBuyer => ({
  call: (method, path, payload, key = newKey()) =>
    customer.call(method, path, { ...(payload ? { payload } : {}), headers: { 'idempotency-key': key } }),
});

export const users = '/v2/lux/users/{me}';

/** Creates a cart and returns its guid. */
export async function createCart(buyer: GiftBuyer, form: Partial<typeof giftForm> = {}): Promise<string> {
  const { body, status } = await buyer.call('POST', `${users}/giftCardCarts`, { ...giftForm, ...form });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.giftCardGuid;
}

export const beginPayment = (buyer: GiftBuyer, guid: string, amount = giftForm.amount, key?: string) =>
  buyer.call('POST', `${users}/giftCardCarts/${guid}/payment`, { paymentMode: 'UPI', amount }, key);

export const orderOf = async (buyer: GiftBuyer, guid: string) =>
  (await buyer.call('GET', `${users}/giftCardOrders/${guid}`)).body.giftCard;

export const checkPayment = async (buyer: GiftBuyer, guid: string) =>
  (await buyer.call('POST', `${users}/giftCardOrders/${guid}/checkPayment`)).body.giftCard;

/** Buys a card. Returns the guid of its cart, and its number. */
export async function buyCard(
  buyer: GiftBuyer,
  provider: FakeProvider,
  form: Partial<typeof giftForm> = {},
): Promise<{ guid: string; number: string }> {
  const guid = await createCart(buyer, form);
  const begun = await beginPayment(buyer, guid, form.amount ?? giftForm.amount);
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  const number = String(begun.body.giftCardOrderId);
  provider.setStatus(`${number}-1`, 'CHARGED');
  await checkPayment(buyer, guid);
  return { guid, number };
}

/** Writes the messages that are due, as the shop's worker does. `isSending`: for a mail server. */
export const writeGiftMails = (db: Database, shop: Pick<TestShop, 'clock'>, isSending = false) =>
  createWorker(db, shop.clock, createLog('silent'), {
    [giftCardMailJob]: writeGiftCardMail({ origin: 'https://shop.example', keys: giftCardKeys, isSending }),
  }).runDueJobs();

/** The messages to an address, oldest first, with the code of a card that can be redeemed at a time. */
export async function giftMailsTo(db: Database, recipient: string, at = new Date()) {
  const stored = await db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.recipient, recipient))
    .orderBy(outboxMessage.id);
  const fill = fillGiftCardMail(db, giftCardKeys, () => at);
  return Promise.all(stored.map(async (message) => (await fill(message)) ?? message));
}

/** Code and PIN in the text of a letter. */
export function secretsIn(text: string): { code: string; pin: string } {
  return {
    code: /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '',
    pin: /PIN: (\d{6})/.exec(text)?.[1] ?? '',
  };
}

/** Balance of an account of the ledger, in paise. */
export async function balanceOf(db: Database, account: string): Promise<number> {
  const [row] = await rowsOf<{ paise: string }>(
    db,
    sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where account = ${account}`,
  );
  return Number(row?.paise ?? 0);
}

/**
 * What must be true at any time: each card has one charge of its amount, the ledger balances, and the shop
 * owes exactly the cards that can still be redeemed and the payments that it reviews. Returns what is wrong.
 */
export async function giftCardFaults(db: Database): Promise<readonly string[]> {
  const [sums] = await rowsOf<{ total: string; owed: string; cards: string; held: string }>(
    db,
    sql`select
      (select coalesce(sum(amount_paise), 0) from ledger_entry)::text as total,
      (select coalesce(-sum(amount_paise), 0) from ledger_entry where account = 'gift-cards')::text as owed,
      (select coalesce(sum(amount_paise), 0) from gift_card where status in ('active', 'blocked'))::text as cards,
      (select coalesce(sum(amount_paise), 0) from gift_card_purchase where status = 'held')::text as held`,
  );
  const { total = '', owed = '', cards = '', held = '' } = sums ?? {};
  const uncharged = await rowsOf(
    db,
    sql`select card.id from gift_card card
      left join payment_attempt attempt on attempt.id = card.attempt_id
        and attempt.amount_paise = card.amount_paise and attempt.gift_card_purchase_id = card.purchase_id
      where attempt.id is null or (card.status <> 'cancelled' and attempt.status <> 'charged')`,
  );
  const lost = await rowsOf(
    db,
    sql`select purchase.id from gift_card_purchase purchase
      join payment_attempt attempt on attempt.gift_card_purchase_id = purchase.id and attempt.status = 'charged'
      left join gift_card card on card.purchase_id = purchase.id
      where card.id is null and purchase.status <> 'held'`,
  );
  return [
    ...(Number(total) === 0 ? [] : [`the ledger sums to ${total}`]),
    ...(Number(owed) === Number(cards) + Number(held)
      ? []
      : [`the shop owes ${owed} for cards of ${cards} and reviews of ${held}`]),
    ...(uncharged.length === 0 ? [] : [`${uncharged.length} cards without a charge`]),
    ...(lost.length === 0 ? [] : [`${lost.length} charges without a card`]),
  ];
}

export const allCards = (db: Database) => db.select().from(giftCard).orderBy(giftCard.id);
