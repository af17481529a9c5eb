import { createLog } from '@luxe/host/log';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { giftCard, giftCardPurchase } from '../db/schema/index.ts';
import { fillGiftCardMail, reportUndelivered } from '../modules/gift-card/writeGiftCardMail.ts';
import type { Mailer, OutgoingMail } from '../modules/mail/mailer.ts';
import { sendMails } from '../modules/mail/sendMails.ts';
import { createLivePolicy } from '../modules/policy/livePolicy.ts';
import { makeCustomer } from './buyers.ts';
import { databases } from './databases.ts';
import { openDesk } from './desk.ts';
import { fakeProvider, type FakeProvider } from './fakeProvider.ts';
import { insertFixtures } from './fixtures.ts';
import {
  buyCard,
  customerBuyer,
  giftCardFaults,
  giftCardKeys,
  giftForm,
  giftMailsTo,
  guestBuyer,
  secretsIn,
  writeGiftMails,
  type GiftBuyer,
} from './giftCards.ts';
import { manualClock, type ManualClock } from './manualClock.ts';
import { openShop, type TestShop } from './shop.ts';

/** Milliseconds of a day. */
export const day = 24 * 60 * 60_000;

/** A shop with gift cards. `db`, `shop` and `guest` exist inside tests only. */
export interface GiftCardSuite {
  readonly db: Database;
  readonly shop: TestShop;
  /** A new guest for each test. */
  readonly guest: GiftBuyer;
  readonly provider: FakeProvider;
  readonly clock: ManualClock;
  readonly parts: () => {
    readonly db: Database;
    readonly clock: ManualClock;
    readonly livePolicy: ReturnType<typeof createLivePolicy>;
    readonly provider: FakeProvider;
  };
  readonly newEmail: () => string;
  readonly newCustomer: () => ReturnType<typeof makeCustomer>;
  readonly newBuyer: () => Promise<GiftBuyer>;
  /** Buys a card, as the guest or another buyer. */
  readonly buy: (
    form?: Parameters<typeof buyCard>[2],
    buyer?: GiftBuyer,
  ) => Promise<{ guid: string; number: string; senderEmail: string; recipientEmail: string }>;
  /** Buys a card, and returns what its recipient reads. */
  readonly receive: (
    amount?: number,
  ) => Promise<{ guid: string; number: string; recipientEmail: string; code: string; pin: string }>;
  readonly lettersTo: (email: string) => ReturnType<typeof giftMailsTo>;
  readonly cardOf: (number: string) => Promise<{
    purchase: typeof giftCardPurchase.$inferSelect | undefined;
    card: typeof giftCard.$inferSelect | undefined;
  }>;
  /** Makes a move at the desk, whose session ends after some hours. */
  readonly move: (
    giftCardOrderId: string,
    move: string,
    recipientEmail?: string,
  ) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
  /** Sends the messages that wait, and returns them. `reject`: throws for a message that is not accepted. */
  readonly send: (reject?: (mail: OutgoingMail) => void) => Promise<readonly OutgoingMail[]>;
  /** Starts a new day, with a new guest. All limits are by time, and cards are counted by day. */
  readonly nextDay: () => Promise<void>;
}

/**
 * Runs tests of gift cards on each database. After each test, the ledger and the cards must agree, and at the
 * end no request may have failed.
 */
export function giftCardSuite(title: string, tests: (suite: GiftCardSuite) => void): void {
  for (const { name, isAvailable, open } of databases)
    describe.skipIf(!isAvailable)(`${title} on ${name}`, () => {
      let database: OpenDatabase;
      let people = 0;
      const provider = fakeProvider();
      const clock = manualClock();
      const opened = {} as { db: Database; shop: TestShop; guest: GiftBuyer };
      const newEmail = () => `person-${++people}@example.com`;
      const newCustomer = () => makeCustomer(opened.db, opened.shop, String(9_600_000_000 + ++people));
      const buy: GiftCardSuite['buy'] = async (form = {}, buyer = opened.guest) => {
        const emails = { senderEmail: newEmail(), recipientEmail: newEmail(), ...form };
        const { senderEmail, recipientEmail } = emails;
        return { senderEmail, recipientEmail, ...(await buyCard(buyer, provider, emails)) };
      };
      const lettersTo = (email: string) => giftMailsTo(opened.db, email, clock.now());
      const nextDay = async () => {
        provider.isSilent = false;
        provider.refunds = 'done';
        clock.advance(day + 60_000);
        opened.guest = await guestBuyer(opened.shop);
      };
      const suite: Omit<GiftCardSuite, keyof typeof opened> = {
        ...{ provider, clock, newEmail, newCustomer, buy, lettersTo, nextDay },
        parts: () => ({ db: opened.db, clock, livePolicy: createLivePolicy(opened.db), provider }),
        newBuyer: async () => customerBuyer(await newCustomer()),
        async receive(amount = giftForm.amount) {
          const bought = await buy({ amount });
          await writeGiftMails(opened.db, opened.shop);
          const [letter] = await lettersTo(bought.recipientEmail);
          return { ...bought, ...secretsIn(letter?.text ?? '') };
        },
        async cardOf(number) {
          const [row] = await opened.db
            .select()
            .from(giftCardPurchase)
            .leftJoin(giftCard, eq(giftCard.purchaseId, giftCardPurchase.id))
            .where(eq(giftCardPurchase.number, number));
          return { purchase: row?.gift_card_purchase, card: row?.gift_card ?? undefined };
        },
        async move(giftCardOrderId, move, recipientEmail) {
          const person = await openDesk(opened.db, clock, { provider }).logIn(['orders']);
          const response = await person.call('moveGiftCard', {
            params: { giftCardOrderId },
            body: { move: move as never, reason: 'asked by phone', recipientEmail },
            headers: { 'idempotency-key': `suite-key-${++people}` },
          });
          return { status: response.statusCode, body: response.json() };
        },
        async send(reject) {
          const sent: OutgoingMail[] = [];
          const mailer: Mailer = {
            send: async (mail) => {
              reject?.(mail);
              sent.push(mail);
            },
            close: () => undefined,
          };
          await sendMails({
            ...{ db: opened.db, clock, mailer, log: createLog('silent') },
            fill: fillGiftCardMail(opened.db, giftCardKeys, () => clock.now()),
            onGivenUp: reportUndelivered(() => clock.now()),
          });
          return sent;
        },
      };
      beforeAll(async () => {
        database = await open();
        opened.db = database.db;
        await insertFixtures(opened.db);
        opened.shop = openShop(opened.db, clock, { provider });
      }, 60_000);
      beforeEach(nextDay);
      afterEach(async () => expect(await giftCardFaults(opened.db)).toEqual([]));
      afterAll(async () => {
        expect(opened.shop.faults).toEqual([]);
        await opened.shop.close();
        await database.close();
      });
      tests(Object.assign(opened, suite));
    });
}
