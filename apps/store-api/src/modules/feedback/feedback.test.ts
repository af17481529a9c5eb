import { createLog } from '@luxe/host/log';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  customer as customerTable,
  feedback,
  feedbackComment,
  outboxMessage,
  type UnitState,
} from '../../db/schema/index.ts';
import { signLink } from '../../secrets/signedLink.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, testSecrets, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { createWorker } from '../jobs/worker.ts';
import { feedbackJob, queueFeedback } from '../mail/queueFeedback.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { sweep } from '../retention/sweep.ts';
import { moveReturn } from '../returns/moveReturn.ts';
import { findReturn } from '../returns/repository.ts';
import { askFeedback } from './askFeedback.ts';
import { promoterScore } from './promoterScore.ts';
import { scoresByMonth } from './repository.ts';

const log = createLog('silent');
const day = 24 * 60 * 60_000;
const { hmacKey } = testSecrets;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`feedback on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_380_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const parts = () => ({ db: database.db, clock: shop.clock });
    async function order(steps: readonly UnitState[] = stepsToDoor, quantity = 1) {
      const by = await makeCustomer(database.db, shop, String(++last));
      const bag = await readyBag(by, [[fixtures.potli, quantity]]);
      const { orderId } = (await placeOrder(bag, `feedback-${last}`)).body.orderDetails;
      await moveParcels(parts(), { orderId }, steps);
      return { by, orderId: String(orderId) };
    }
    const runJobs = () =>
      createWorker(database.db, shop.clock, log, {
        [feedbackJob]: askFeedback({
          ...{ origin: 'https://shop.example', hmacKey, isSending: true, dayMs: day },
        }),
      }).runDueJobs();
    const mailsOf = (orderId: string) =>
      database.db.select().from(outboxMessage).where(eq(outboxMessage.orderId, orderId));
    /** Runs the jobs of a delivery, lets the days of the policy pass, and runs the jobs that are then due. */
    async function askNow() {
      await runJobs();
      shop.clock.jump(3 * day);
      await runJobs();
    }
    async function askedOrder() {
      const made = await order();
      await askNow();
      const [mail] = await mailsOf(made.orderId);
      const token = /\/NPSFeedbackForm\/intermediate\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return { ...made, token, mail };
    }
    const read = (token: string, kind = 'order') => shop.call('GET', `/v2/lux/feedback/${kind}/${token}`);
    const give = (token: string, more: object = {}, kind = 'order') =>
      shop.call('POST', `/v2/lux/feedback/${kind}/${token}`, {
        payload: { score: 9, reasons: ['products'], comment: 'Lovely.', ...more },
      });
    const rowOf = async (subject: string) =>
      (await database.db.select().from(feedback).where(eq(feedback.subject, subject)))[0];

    it('asks once, some days after the delivery [ORD-12]', async () => {
      const { orderId } = await order();
      await runJobs();
      shop.clock.jump(3 * day - 1000);
      await runJobs();
      expect(await mailsOf(orderId)).toEqual([]);
      shop.clock.jump(1000);
      await runJobs();
      await queueFeedback(database.db, { kind: 'order', subject: orderId, orderId }, shop.clock.now());
      await askNow();
      const mails = await mailsOf(orderId);
      expect(mails).toMatchObject([
        {
          subject: `How was your order ${orderId.replaceAll('-', ' ')}`,
          recipient: 'ananya.rao@example.com',
        },
      ]);
      expect(mails[0]?.text).toContain('/NPSFeedbackForm/intermediate/');
    });

    it('asks nothing while a part is on its way, and nothing about an order that came back', async () => {
      const onItsWay = await order(['confirmed', 'packed', 'shipped']);
      await queueFeedback(
        database.db,
        { kind: 'order', subject: onItsWay.orderId, orderId: onItsWay.orderId },
        shop.clock.now(),
      );
      const lost = await order(['confirmed', 'packed', 'shipped', 'lost']);
      await queueFeedback(
        database.db,
        { kind: 'order', subject: lost.orderId, orderId: lost.orderId },
        shop.clock.now(),
      );
      await askNow();
      expect([...(await mailsOf(onItsWay.orderId)), ...(await mailsOf(lost.orderId))]).toEqual([]);
    });

    it('shows only a number and names, and changes nothing when it is read [ORD-12]', async () => {
      const { token, orderId } = await askedOrder();
      const { status, body } = await read(token);
      expect([status, body]).toEqual([
        200,
        {
          isAnswered: false,
          number: orderId.replaceAll('-', ' '),
          items: [expect.any(String)],
          isAskedAgain: true,
        },
      ]);
      expect(await rowOf(orderId)).toMatchObject({ score: null, answeredAt: null });
    });

    it('stores one answer, also of two tabs at once, and the same answer again [ORD-12]', async () => {
      const { token, orderId } = await askedOrder();
      const answers = await Promise.all([give(token, { score: 3 }), give(token, { score: 8 })]);
      expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual(['earlier', 'stored']);
      const stored = (await rowOf(orderId))?.score ?? -1;
      expect((await give(token, { score: stored })).body.outcome).toBe('stored');
      expect((await give(token, { score: stored, comment: 'Other.' })).body.outcome).toBe('earlier');
      expect((await rowOf(orderId))?.score).toBe(stored);
      expect((await read(token)).body.isAnswered).toBe(true);
      expect(
        await database.db
          .select()
          .from(feedbackComment)
          .where(eq(feedbackComment.feedbackId, (await rowOf(orderId))?.id ?? 0)),
      ).toMatchObject([{ text: 'Lovely.' }]);
    });

    it.each([
      ['a score above 10', { score: 11 }, 400],
      ['a score below 0', { score: -1 }, 400],
      ['half a score', { score: 8.5 }, 400],
      ['a reason of a return', { reasons: ['pickup'] }, 400],
      ['a comment that is too long', { comment: 'x'.repeat(1001) }, 400],
      ['the longest comment', { comment: '😀'.repeat(1000), reasons: [] }, 200],
    ])('checks %s', async (_, more, status) => {
      const { token } = await askedOrder();
      expect((await give(token, more)).status).toBe(status);
    });

    it('answers 404 for a forged link and one of another purpose, 410 for an expired one [ORD-12]', async () => {
      const { token, orderId } = await askedOrder();
      const expiresAt = new Date(shop.clock.now().getTime() + day);
      const ofOrder = signLink(hmacKey, { purpose: 'order', subject: orderId, expiresAt });
      const ofReturn = signLink(hmacKey, { purpose: 'returnFeedback', subject: orderId, expiresAt });
      const neverAsked = signLink(hmacKey, { purpose: 'orderFeedback', subject: 'LX-0', expiresAt });
      const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const wrong of [ofOrder, ofReturn, neverAsked, forged]) {
        expect((await read(wrong)).body.errorCode).toBe('O4021');
        expect((await give(wrong)).status).toBe(404);
      }
      expect((await read(token, 'return')).body.errorCode).toBe('O4021');
      shop.clock.jump(30 * day);
      expect([(await read(token)).status, (await read(token)).body.errorCode]).toEqual([410, 'O4102']);
      expect((await give(token)).status).toBe(410);
      expect((await rowOf(orderId))?.score).toBeNull();
    });

    it('asks a customer no more who does not want it, and again when they do', async () => {
      const { token, by } = await askedOrder();
      const change = (isAskedAgain: boolean) =>
        shop.call('POST', `/v2/lux/feedback/order/${token}/consent`, { payload: { isAskedAgain } });
      expect((await change(false)).body.isAskedAgain).toBe(false);
      expect((await change(false)).status).toBe(200);
      expect((await read(token)).body.isAskedAgain).toBe(false);
      const next = await nextOrder(by, 'quiet');
      await askNow();
      expect(await mailsOf(next)).toEqual([]);
      await change(true);
      const later = await nextOrder(by, 'again');
      await askNow();
      expect(await mailsOf(later)).toHaveLength(1);
    });

    async function nextOrder(by: TestCustomer, key: string): Promise<string> {
      const bag = await readyBag(by, [[fixtures.potli, 1]]);
      const { orderId } = (await placeOrder(bag, `feedback-${key}-${last}`)).body.orderDetails;
      await moveParcels(parts(), { orderId }, stepsToDoor);
      return String(orderId);
    }

    it('asks about a return when it has ended, with a form of its own [ORD-12]', async () => {
      const { by, orderId } = await order();
      const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
      const made = await by.call('POST', `/v2/lux/users/{me}/orders/${orderId}/returns`, {
        headers: { 'idempotency-key': `feedback-return-${last}` },
        payload: {
          units: [
            { transactionId: line?.transactionId, quantity: 1, reason: 'size', comment: '', photoIds: [] },
          ],
          ...{ method: 'selfCourier', refundTo: 'cliq-cash' },
        },
      });
      expect(made.body.errors ?? made.status).toBe(200);
      const { returnCode } = made.body.return;
      const returnId = (await findReturn(database.db, { code: returnCode }))?.id ?? 0;
      for (const to of ['pickedUp', 'received', 'inspected'] as const)
        await moveReturn(parts(), { returnId, to, actor: 'desk', isSellable: true });
      await askNow();
      const [mail, ...others] = await mailsOf(orderId);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`How was your return ${returnCode.replaceAll('-', ' ')}`);
      const [, token = ''] = /\/ReturnNPSFeedbackForm\/intermediate\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
      expect((await read(token, 'return')).body).toMatchObject({ isAnswered: false });
      const answer = { score: 4, reasons: ['pickup', 'rules'], comment: '' };
      expect((await give(token, answer, 'return')).body.outcome).toBe('stored');
      expect((await give(token)).status).toBe(404);
    });

    it('has feedback in the personal data; erasure deletes the comment, and the score stays', async () => {
      const { token, orderId, by } = await askedOrder();
      await give(token, { score: 10, comment: 'Sent to Asha.' });
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.feedback).toMatchObject([
        { kind: 'order', subject: orderId, score: 10, reasons: ['products'], comment: 'Sent to Asha.' },
      ]);
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.phone, String(last)));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      const row = await rowOf(orderId);
      expect(row?.score).toBe(10);
      const comments = await database.db.select().from(feedbackComment);
      expect(comments.map(({ feedbackId }) => feedbackId)).not.toContain(row?.id);
      expect((await read(token)).status).toBe(404);
    });

    it('deletes comments after two years', async () => {
      const { token } = await askedOrder();
      await give(token, { comment: 'An old comment.' });
      const texts = async () => (await database.db.select().from(feedbackComment)).map(({ text }) => text);
      const after = (days: number) => new Date(shop.clock.now().getTime() + days * day);
      await sweep(database.db, after(729));
      expect(await texts()).toContain('An old comment.');
      await sweep(database.db, after(731));
      expect(await texts()).not.toContain('An old comment.');
    });

    it('counts promoters and detractors by month', async () => {
      const months = await scoresByMonth(database.db, 24);
      const all = await database.db.select().from(feedback);
      const answered = all.filter(({ score }) => score !== null);
      const sum = (field: 'answers' | 'promoters' | 'detractors' | 'passives') =>
        months.reduce((total, month) => total + month[field], 0);
      expect(sum('answers')).toBe(answered.length);
      expect(sum('promoters')).toBe(answered.filter(({ score }) => (score ?? 0) >= 9).length);
      expect(sum('detractors')).toBe(answered.filter(({ score }) => (score ?? 10) <= 6).length);
      expect(sum('answers')).toBe(sum('promoters') + sum('passives') + sum('detractors'));
    });
  });

describe('the net promoter score', () => {
  it.each([
    [{ answers: 0, promoters: 0, detractors: 0 }, 0],
    [{ answers: 10, promoters: 7, detractors: 1 }, 60],
    [{ answers: 3, promoters: 0, detractors: 3 }, -100],
    [{ answers: 3, promoters: 1, detractors: 0 }, 33],
  ])('%j is %i', (month, score) => {
    expect(promoterScore(month)).toBe(score);
  });
});
