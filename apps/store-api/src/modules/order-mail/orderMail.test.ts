import { createLog } from '@luxe/host/log';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer, outboxMessage, parcel } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { readLink } from '../../secrets/signedLink.ts';
import { cancelUnits } from '../fulfilment/cancelOrder.ts';
import { createWorker } from '../jobs/worker.ts';
import { mailJob } from '../mail/queueMail.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import { createLivePolicy } from '../policy/livePolicy.ts';
import { sendRefunds } from '../refund/sendRefunds.ts';
import { writeMail } from './writeMail.ts';

const log = createLog('silent');
const hmacKey = 'the key of a test';
const minute = 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`messages about orders on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_350_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const parts = () => ({
      ...{ db: database.db, clock: shop.clock, provider },
      livePolicy: createLivePolicy(database.db),
    });
    async function bagOf(quantity = 2): Promise<ReadyBag> {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      return readyBag(buyer, [[fixtures.potli, quantity]]);
    }
    async function placeCash(): Promise<string> {
      const bag = await bagOf();
      return (await placeOrder(bag, `mail-${last}`)).body.orderDetails.orderId;
    }
    async function beginUpi(): Promise<{ orderId: string; reference: string; bag: ReadyBag }> {
      const bag = await bagOf();
      const { body } = await beginPayment(bag, 'UPI', `mail-upi-${last}`);
      return { orderId: body.orderId, reference: `${body.orderId}-1`, bag };
    }
    async function placeUpi(): Promise<string> {
      const { orderId, reference } = await beginUpi();
      provider.setStatus(reference, 'CHARGED');
      await settlePayment(parts(), reference);
      return orderId;
    }
    /** Writes the messages that are due, and returns those about an order, oldest first. */
    async function mailsOf(orderId: string) {
      await createWorker(database.db, shop.clock, log, {
        [mailJob]: writeMail({ origin: 'https://shop.example', hmacKey, isSending: true }),
      }).runDueJobs();
      return database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.orderId, orderId))
        .orderBy(asc(outboxMessage.id));
    }
    const subjectsOf = async (orderId: string) => {
      const number = orderId.replaceAll('-', ' ');
      return (await mailsOf(orderId)).map(({ subject }) => subject.replace(number, '#'));
    };
    const cancelOne = async (orderId: string) => {
      const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
      const cancellations = [{ transactionId: line?.transactionId ?? '', quantity: 1 }];
      await database.db.transaction((tx) =>
        cancelUnits(tx, { orderId, cancellations, note: 'mistake' }, shop.clock.now()),
      );
    };

    it('reports each step of a parcel once, and what is to be paid', async () => {
      const orderId = await placeCash();
      for (const state of stepsToDoor) {
        await moveParcels(parts(), { orderId }, [state]);
        await moveParcels(parts(), { orderId }, [state]);
      }
      expect(await subjectsOf(orderId)).toEqual([
        'Your order # is placed',
        'Shipped: your order #',
        'Delivered: your order #',
      ]);
      const [placed, shipped] = await mailsOf(orderId);
      expect(placed?.text).toContain('You pay ₹29,000 at the door.');
      expect(placed).toMatchObject({ status: 'waiting', recipient: 'ananya.rao@example.com' });
      expect(shipped?.text).not.toContain('ready at the door');
      expect(await subjectsOf(orderId)).toHaveLength(3);
    });

    it('has a link that opens this order for 90 days', async () => {
      const orderId = await placeCash();
      const [mail] = await mailsOf(orderId);
      const token = /https:\/\/shop\.example\/o\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const after = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 60 * minute);
      expect(readLink(hmacKey, 'order', token, after(89))).toEqual({ subject: orderId, isExpired: false });
      expect(readLink(hmacKey, 'order', token, after(91))?.isExpired).toBe(true);
    });

    it('reports a failed delivery each time, and a parcel that goes back', async () => {
      const orderId = await placeCash();
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed', 'shipped', 'outForDelivery']);
      await moveParcels(parts(), { orderId }, ['deliveryFailed', 'outForDelivery', 'deliveryFailed']);
      await moveParcels(parts(), { orderId }, ['returningToOrigin', 'returnedToOrigin']);
      expect(await subjectsOf(orderId)).toEqual([
        'Your order # is placed',
        'Shipped: your order #',
        'We could not deliver your order #',
        'We could not deliver your order #',
        'On its way back: your order #',
        'Not delivered: your order #',
      ]);
      const mails = await mailsOf(orderId);
      expect(mails.at(-1)?.text).toContain('You have nothing to pay for it.');
    });

    it('reports a lost parcel, and the refund from its start to its end', async () => {
      const orderId = await placeUpi();
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed', 'shipped', 'lost']);
      expect(await subjectsOf(orderId)).toEqual([
        'Your order # is placed',
        'Shipped: your order #',
        'Lost on the way: your order #',
        'Your refund of ₹29,000 has started',
      ]);
      await sendRefunds(parts(), log);
      shop.clock.jump(minute);
      await sendRefunds(parts(), log);
      const mails = await mailsOf(orderId);
      expect(mails.at(-1)).toMatchObject({ subject: 'Your refund of ₹29,000 is complete' });
      expect(await subjectsOf(orderId)).toHaveLength(5);
    });

    it('reports a refund that the bank rejects once, after all requests', async () => {
      const orderId = await placeUpi();
      await cancelOne(orderId);
      provider.refunds = 'failed';
      for (let round = 0; round < 12; round += 1) {
        await sendRefunds(parts(), log);
        shop.clock.jump(24 * 60 * minute);
      }
      provider.refunds = 'done';
      const subjects = await subjectsOf(orderId);
      expect(subjects.filter((one) => one === 'Your refund of ₹14,500 was rejected')).toHaveLength(1);
    });

    it('reports a cancellation by its items', async () => {
      const orderId = await placeCash();
      await cancelOne(orderId);
      await cancelOne(orderId);
      expect(await subjectsOf(orderId)).toEqual([
        'Your order # is placed',
        'A part of your order # is cancelled',
        'Your order # is cancelled',
      ]);
      const [, part] = await mailsOf(orderId);
      expect(part?.text).toContain('You pay ₹14,500 less at the door.');
    });

    it('reports a failed payment a minute later, unless the shopper has ordered meanwhile', async () => {
      const failed = await beginUpi();
      provider.setStatus(failed.reference, 'AUTHORIZATION_FAILED');
      await settlePayment(parts(), failed.reference);
      expect(await subjectsOf(failed.orderId)).toEqual([]);
      shop.clock.jump(minute);
      expect(await subjectsOf(failed.orderId)).toEqual(['The payment of your order # failed']);

      const retried = await beginUpi();
      provider.setStatus(retried.reference, 'AUTHORIZATION_FAILED');
      await settlePayment(parts(), retried.reference);
      const { status } = await placeOrder(retried.bag, `mail-again-${last}`);
      expect(status).toBe(200);
      shop.clock.jump(minute);
      expect(await subjectsOf(retried.orderId)).toEqual([]);
    });

    it('reports a charge that arrives after the order has failed, and that it is back', async () => {
      const { orderId, reference } = await beginUpi();
      provider.setStatus(reference, 'AUTHORIZATION_FAILED');
      await settlePayment(parts(), reference);
      provider.setStatus(reference, 'CHARGED');
      await settlePayment(parts(), reference);
      shop.clock.jump(minute);
      await settlePayment(parts(), reference);
      const subjects = await subjectsOf(orderId);
      expect(subjects).toContain('Your payment of ₹29,000 goes back');
      expect(subjects).toContain('Your refund of ₹29,000 is complete');
    });

    it('writes nothing to an erased customer', async () => {
      const orderId = await placeCash();
      await database.db
        .update(customer)
        .set({ phone: '' })
        .where(eq(customer.phone, String(last)));
      expect(await mailsOf(orderId)).toEqual([]);
    });

    it('asks for the delivery code in the message about a parcel of high value', async () => {
      const orderId = await placeCash();
      await database.db.update(parcel).set({ deliveryCode: '482140' }).where(eq(parcel.orderId, orderId));
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed', 'shipped']);
      const [, shipped] = await mailsOf(orderId);
      expect(shipped?.text).toContain('The rider asks for your delivery code.');
      expect(shipped?.text + (shipped?.html ?? '')).not.toContain('482140');
      expect(shipped?.text).toContain('Please have ₹29,000 ready at the door.');
    });
  });
