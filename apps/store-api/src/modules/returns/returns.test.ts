import type { DeskResponse } from '@luxe/contract/desk';
import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { customer, dropStore, offer, product, returnPhoto } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { moneyProblems } from '../../testing/orderInvariants.ts';
import { openShop, type TestResponse, type TestShop } from '../../testing/shop.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { post } from '../ledger/ledger.ts';
import { recordTransfer } from '../refund/recordTransfer.ts';
import { refundsOf } from '../refund/repository.ts';
import { sendRefunds } from '../refund/sendRefunds.ts';
import { listAudit } from '../staff/audit.ts';
import { moveReturn, type ReturnMove } from './moveReturn.ts';
import { findReturn } from './repository.ts';

const log = createLog('silent');
const day = 24 * 60 * 60_000;
const bank = { holder: 'Ananya Rao', ifsc: 'HDFC0000485', accountNumber: '50100012345678' };

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`returns on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_370_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await database.db.update(product).set({ returnPolicy: '7 Day Return' });
      await database.db.insert(dropStore).values({
        ...{ id: 'lodhi', name: 'Lodhi Market', address: 'Lodhi Colony', city: 'New Delhi' },
        ...{ postalCode: '110003', opensAt: '11:00', closesAt: '21:00' },
      });
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const parts = () => ({ db: database.db, clock: shop.clock, provider });

    interface Arrived {
      readonly orderId: string;
      readonly bag: ReadyBag;
      readonly transactionId: string;
    }

    /** An order of potlis that has arrived. */
    async function arrive(mode: 'COD' | 'UPI' = 'COD', quantity = 3, cliqCash = 0): Promise<Arrived> {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      if (cliqCash > 0) await giveCliqCash(String(last), cliqCash);
      const bag = await readyBag(buyer, [[fixtures.potli, quantity]]);
      const cart = `/v2/lux/users/{me}/carts/${bag.cart}`;
      if (cliqCash > 0) await buyer.call('POST', `${cart}/applyVouchers?action=apply`);
      const { body } = await buyer.call('GET', `${cart}/displayOrderSummary_V2`);
      const orderId = await pay({ ...bag, paybleAmount: body.cartAmount.paybleAmount.value }, mode);
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
      return { orderId, bag, transactionId: line?.transactionId ?? '' };
    }
    async function giveCliqCash(phone: string, paise: number) {
      const [row] = await database.db.select().from(customer).where(eq(customer.phone, phone));
      const rows = [
        { account: 'cliq-cash' as const, amountPaise: -paise, customerId: row?.id ?? 0 },
        { account: 'credits-given' as const, amountPaise: paise },
      ];
      await database.db.transaction((tx) => post(tx, null, rows, shop.clock.now()));
    }
    async function pay(bag: ReadyBag, mode: 'COD' | 'UPI'): Promise<string> {
      if (mode === 'COD') return (await placeOrder(bag, `return-${last}`)).body.orderDetails.orderId;
      const { body } = await beginPayment(bag, mode, `return-${last}`);
      provider.setStatus(`${body.orderId}-1`, 'CHARGED');
      await bag.customer.call('POST', `/v2/lux/users/{me}/orders/${body.orderId}/updateTransactionDetails`);
      return body.orderId;
    }

    let keys = 0;
    const request = ({ orderId, bag, transactionId }: Arrived, more: Record<string, unknown> = {}) =>
      bag.customer.call('POST', `/v2/lux/users/{me}/orders/${orderId}/returns`, {
        headers: { 'idempotency-key': `return-key-${++keys}` },
        payload: {
          units: [{ transactionId, quantity: 1, reason: 'changedMind' }],
          method: 'selfCourier',
          refundTo: 'cliq-cash',
          ...more,
        },
      });
    const options = async ({ orderId, bag }: Arrived) =>
      (await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}/returnOptions`)).body;
    const details = async ({ bag }: Arrived, code: string) =>
      (await bag.customer.call('GET', `/v2/lux/users/{me}/returns/${code}`)).body;
    const act = ({ bag }: Arrived, code: string, action: string, payload?: object) =>
      bag.customer.call('POST', `/v2/lux/users/{me}/returns/${code}/${action}`, { payload });
    const messageOf = ({ body }: TestResponse): string => body.errors[0].message;
    const idOf = async (code: string) => (await findReturn(database.db, { code }))?.id ?? 0;
    async function move(code: string, states: readonly ReturnMove['to'][], more: Partial<ReturnMove> = {}) {
      const returnId = await idOf(code);
      for (const to of states)
        await moveReturn(parts(), { returnId, to, actor: 'desk', isSellable: true, ...more });
    }
    const stockNow = async () =>
      (await database.db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID)))[0]?.stock ?? 0;
    const balanceOf = async (account: string, orderId: string) => {
      const [row] = await rowsOf<{ paise: string }>(
        database.db,
        sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where account = ${account} and order_id = ${orderId}`,
      );
      return Number(row?.paise);
    };

    it('refunds each source when the items are accepted, and sells the items again', async () => {
      const arrived = await arrive('UPI', 3, 100_01);
      const before = await stockNow();
      const { body } = await request(arrived, { refundTo: 'source' });
      expect(body.return).toMatchObject({ state: 'REQUESTED', canWithdraw: true, canEnterCourier: true });
      await move(body.return.returnCode, ['pickedUp', 'received', 'inspected']);
      await sendRefunds(parts(), log);
      const done = await details(arrived, body.return.returnCode);
      expect(done.state).toBe('REFUNDED');
      expect(
        done.refundParts.map((part: { destination: string; status: string }) => [
          part.destination,
          part.status,
        ]),
      ).toEqual([
        ['provider', 'done'],
        ['cliq-cash', 'done'],
      ]);
      expect(await stockNow()).toBe(before + 1);
      expect(await balanceOf('refunds-due', arrived.orderId)).toBe(0);
    });

    it('transfers what was paid in cash to a bank account, which only the desk can read', async () => {
      const arrived = await arrive('COD');
      expect((await request(arrived, { refundTo: 'bank' })).body.errorCode).toBe('O4014');
      expect(
        (await request(arrived, { refundTo: 'bank', bank: { ...bank, ifsc: 'HDFC0ZZZZZZ' } })).status,
      ).toBe(404);
      const { body } = await request(arrived, { refundTo: 'bank', bank });
      expect(body.return.bankLastFour).toBe('5678');
      expect(JSON.stringify(body)).not.toContain(bank.accountNumber);
      const [stored] = await rowsOf<{ text: string }>(
        database.db,
        sql`select row_to_json(return_request)::text as text from return_request where code = ${body.return.returnCode}`,
      );
      expect(stored?.text).not.toContain(bank.accountNumber);
      await move(body.return.returnCode, ['pickedUp', 'received', 'inspected']);
      expect(await sendRefunds(parts(), log)).toBe(0);
      const [refund] = (await refundsOf(database.db, [arrived.orderId])).get(arrived.orderId) ?? [];
      const [part] = refund?.parts ?? [];
      expect(part).toMatchObject({ destination: 'bank', status: 'pending', attemptId: null });
      await recordTransfer(parts(), arrived.orderId, part?.id ?? 0, 'UTR123');
      await recordTransfer(parts(), arrived.orderId, part?.id ?? 0, 'UTR123');
      await expect(recordTransfer(parts(), arrived.orderId, part?.id ?? 0, 'UTR456')).rejects.toThrow(
        'UTR123',
      );
      const done = await details(arrived, body.return.returnCode);
      expect(done.refundParts).toMatchObject([{ status: 'done', bankReference: 'UTR123' }]);
      expect(await balanceOf('refunds-due', arrived.orderId)).toBe(0);
      // The provider was never called for the cash.
      expect([...provider.payments.keys()].filter((key) => key.startsWith(arrived.orderId))).toEqual([]);
    });

    it('moves at the desk up to the transfer, with a row of the audit log for each step', async () => {
      const arrived = await arrive('COD');
      const { body } = await request(arrived, { refundTo: 'bank', bank });
      const code: string = body.return.returnCode;
      const person = await openDesk(database.db, shop.clock).logIn(['orders'], 'Asha Rao');
      const params = { orderId: arrived.orderId };
      const returnId = await idOf(code);
      let { order } = (await person.call('order', { params })).json<DeskResponse<'order'>>();
      for (const to of ['pickedUp', 'received', 'inspected'] as const) {
        expect(order.returns[0]?.moves.map((move) => move.to)).toContain(to);
        const move = () => person.call('moveReturn', { params: { returnId }, body: { to } });
        // Two people press at the same moment.
        const answers = await Promise.all([move(), move()]);
        const moved = answers.find(({ statusCode }) => statusCode === 200);
        if (moved) ({ order } = moved.json<DeskResponse<'moveReturn'>>());
      }
      expect(order.returns[0]).toMatchObject({ state: 'refunded', moves: [] });
      const [due] = order.refunds[0]?.parts ?? [];
      expect(due).toMatchObject({ destination: 'bank', actions: ['transfer'] });
      expect(JSON.stringify(order)).not.toContain(bank.accountNumber);
      const part = due?.id ?? 0;
      const ofPart = { params: { ...params, partId: part } };
      const { account } = (await person.call('showTransfer', ofPart)).json<DeskResponse<'showTransfer'>>();
      expect(account.accountNumber).toBe(bank.accountNumber);
      const record = (reference: string) => person.call('recordTransfer', { ...ofPart, body: { reference } });
      expect((await record('')).statusCode).toBe(400);
      expect((await record('UTR123')).json().order.refunds[0].parts[0]).toMatchObject({
        ...{ status: 'done', bankReference: 'UTR123', actions: [] },
      });
      // A colleague records the same transfer.
      expect((await record('UTR123')).statusCode).toBe(200);
      // The account is deleted after the transfer.
      expect((await person.call('showTransfer', ofPart)).statusCode).toBe(404);
      const entries = await listAudit(database.db, { subject: `order ${arrived.orderId}` }, 10);
      expect(entries.map(({ person: by, action, before, after }) => [by, action, before, after])).toEqual([
        ['Asha Rao', 'record transfer', null, `refund part ${part}: UTR123`],
        ['Asha Rao', 'show bank account', null, `refund part ${part}`],
        ['Asha Rao', 'move return', `return ${code}: received`, `return ${code}: refunded`],
        ['Asha Rao', 'move return', `return ${code}: pickedUp`, `return ${code}: received`],
        ['Asha Rao', 'move return', `return ${code}: returnRequested`, `return ${code}: pickedUp`],
      ]);
      const [unit] = await rowsOf<{ note: string }>(
        database.db,
        sql`select note from unit_event e join order_unit u on u.id = e.unit_id
          join order_line l on l.id = u.order_line_id
          where l.order_id = ${arrived.orderId} and e.state = 'inspected'`,
      );
      expect(unit?.note).toBe('Asha Rao');
    });

    it('accepts no return after the last day, and a fault on the day of delivery whatever the policy is [ORD-08]', async () => {
      const arrived = await arrive();
      const [line] = (await options(arrived)).lines;
      expect(line).toMatchObject({ returnableQuantity: 3, faultQuantity: 0, obstacle: '' });
      shop.clock.jump(7 * day);
      expect((await options(arrived)).lines[0].returnableQuantity).toBe(3);
      shop.clock.jump(day);
      expect((await options(arrived)).lines[0]).toMatchObject({
        returnableQuantity: 0,
        obstacle: expect.stringMatching(/^The last day to return it was /),
      });
      expect((await request(arrived)).body.errorCode).toBe('O4012');

      await database.db.update(product).set({ returnPolicy: 'Not Returnable' });
      const other = await arrive();
      expect((await options(other)).lines[0]).toMatchObject({
        returnableQuantity: 0,
        faultQuantity: 3,
        lastDay: null,
      });
      expect((await request(other)).body.errorCode).toBe('O4012');
      const missing = {
        units: [{ transactionId: other.transactionId, quantity: 1, reason: 'missing' }],
        method: 'nothing',
      };
      expect((await request(other, missing)).status).toBe(200);
      shop.clock.jump(day);
      expect((await request(other, missing)).body.errorCode).toBe('O4012');
      await database.db.update(product).set({ returnPolicy: '7 Day Return' });
    });

    it('asks for a store, a pickup and a method with the exact words [ORD-06]', async () => {
      const arrived = await arrive();
      const store = await request(arrived, { method: 'quickDrop' });
      expect(messageOf(store)).toBe('Please select store to continue.');
      const pickup = await request(arrived, { method: 'schedulePickup' });
      expect(messageOf(pickup)).toBe('Please select return method to continue.');
      const past = { addressId: arrived.bag.addressId, day: '2020-01-01', slot: '9-12' };
      expect((await request(arrived, { method: 'schedulePickup', pickup: past })).body.errorCode).toBe(
        'O4014',
      );

      const { pickupDays } = await options(arrived);
      const free = pickupDays.find((one: { isAvailable: boolean }) => one.isAvailable);
      const chosen = { ...past, day: free.day };
      const { body } = await request(arrived, { method: 'schedulePickup', pickup: chosen });
      expect(body.return.pickup).toMatchObject({ day: free.day, slot: '9-12' });
      const drop = await request(arrived, { method: 'quickDrop', storeId: 'lodhi' });
      expect(drop.body.return.drop).toMatchObject({
        store: { id: 'lodhi' },
        code: expect.stringMatching(/^\d{6}$/),
      });
    });

    it('needs a photo of a damaged item, and takes no photo of others', async () => {
      const arrived = await arrive();
      const damaged = {
        units: [{ transactionId: arrived.transactionId, quantity: 1, reason: 'damaged' }],
      };
      expect(messageOf(await request(arrived, damaged))).toBe('Add a photo of the fault.');
      const other = await arrive();
      const [theirs] = await database.db
        .select()
        .from(customer)
        .where(eq(customer.phone, String(last)));
      const [own] = await database.db
        .select()
        .from(customer)
        .where(eq(customer.phone, String(last - 1)));
      const addPhoto = async (customerId: number) =>
        (
          await database.db
            .insert(returnPhoto)
            .values({
              ...{ customerId, file: `file-${++keys}`, name: 'a.jpg', type: 'image/jpeg', bytes: 1 },
              createdAt: shop.clock.now(),
            })
            .returning()
        )[0]?.id ?? '';
      const foreign = await addPhoto(theirs?.id ?? 0);
      expect((await request(arrived, { ...damaged, photos: [foreign] })).body.errorCode).toBe('O4014');
      expect((await options(arrived)).lines[0].returnableQuantity).toBe(3);
      const photo = await addPhoto(own?.id ?? 0);
      const { body } = await request(arrived, { ...damaged, photos: [photo] });
      expect(body.return.photos).toBe(1);
      expect((await request(arrived, { ...damaged, photos: [photo] })).body.errorCode).toBe('O4014');
      expect(other.orderId).not.toBe(arrived.orderId);
    });

    it('withdraws until the items are on their way, and the items can be returned again', async () => {
      const arrived = await arrive();
      const first = (await request(arrived)).body.return.returnCode;
      expect((await act(arrived, first, 'withdraw')).body.return.state).toBe('WITHDRAWN');
      expect((await act(arrived, first, 'withdraw')).status).toBe(200);
      expect((await options(arrived)).lines[0].returnableQuantity).toBe(3);
      shop.clock.jump(1000);
      const second = (await request(arrived)).body.return.returnCode;
      const entry = { courierName: 'India Post', trackingNumber: 'ED123456789IN', paid: 400 };
      const sent = await act(arrived, second, 'courier', entry);
      expect(sent.body.return).toMatchObject({ state: 'PICKED_UP', courier: { repay: { value: 250 } } });
      expect((await act(arrived, second, 'withdraw')).body.errorCode).toBe('O4013');
      expect((await details(arrived, first)).state).toBe('WITHDRAWN');
      await move(second, ['received', 'inspected']);
      expect(await balanceOf('return-couriers', arrived.orderId)).toBe(250_00);
      expect((await act(arrived, second, 'courier', entry)).body.errorCode).toBe('O4013');
    });

    it('disputes a rejection once; the desk accepts it after all, or sends the items back', async () => {
      const arrived = await arrive();
      const text = 'It was like this when it came.';
      const one = (await request(arrived)).body.return.returnCode;
      const two = (await request(arrived)).body.return.returnCode;
      expect((await act(arrived, one, 'dispute', { text })).body.errorCode).toBe('O4013');
      for (const code of [one, two])
        await move(code, ['pickedUp', 'received', 'rejected'], { rejection: 'Worn.' });
      expect(await details(arrived, one)).toMatchObject({ canDispute: true, rejection: 'Worn.' });
      expect((await act(arrived, one, 'dispute', { text })).body.return.canDispute).toBe(false);
      expect((await act(arrived, one, 'dispute', { text })).body.errorCode).toBe('O4013');
      await move(one, ['inspected'], { isSellable: false });
      expect((await details(arrived, one)).state).toBe('REFUNDED');
      await move(two, ['sentBack']);
      expect((await details(arrived, two)).state).toBe('SENT_BACK');
      expect((await options(arrived)).lines[0].returnableQuantity).toBe(1);
    });

    it('shows nothing of a return to another customer', async () => {
      const arrived = await arrive();
      const code = (await request(arrived)).body.return.returnCode;
      const stranger = await arrive();
      expect(await details(stranger, code)).toMatchObject({ errorCode: 'O4044' });
      for (const action of ['withdraw', 'dispute', 'courier'])
        expect(
          (
            await act(stranger, code, action, {
              ...{ text: 'This is not mine.', courierName: 'Any', trackingNumber: 'ABC123456', paid: 0 },
            })
          ).status,
        ).toBeGreaterThanOrEqual(400);
      expect((await details(arrived, code)).state).toBe('REQUESTED');
      const theirs = { ...arrived, bag: stranger.bag };
      expect((await request(theirs)).body.errorCode).toBe('O4041');
    });

    it('requests a return once per idempotency key, and never the same unit twice', async () => {
      const arrived = await arrive('COD', 2);
      const send = (key: string) =>
        arrived.bag.customer.call('POST', `/v2/lux/users/{me}/orders/${arrived.orderId}/returns`, {
          headers: { 'idempotency-key': key },
          payload: {
            units: [{ transactionId: arrived.transactionId, quantity: 2, reason: 'size' }],
            method: 'selfCourier',
            refundTo: 'cliq-cash',
          },
        });
      const [one, same, other] = await Promise.all([
        send('the-same-key'),
        send('the-same-key'),
        send('another-key'),
      ]);
      const codes = [one, same, other].filter(({ status }) => status === 200);
      expect(new Set(codes.map(({ body }) => body.return.returnCode)).size).toBe(1);
      expect([one, same, other].filter(({ status }) => status !== 200)).not.toHaveLength(0);
    });

    it.each([
      ['no unit', { units: [] }],
      ['quantity 0', { units: [{ transactionId: '1', quantity: 0, reason: 'size' }] }],
      ['a negative quantity', { units: [{ transactionId: '1', quantity: -1, reason: 'size' }] }],
      ['an unknown reason', { units: [{ transactionId: '1', quantity: 1, reason: 'bored' }] }],
      ['an unknown line', { units: [{ transactionId: '999', quantity: 1, reason: 'size' }] }],
      ['an unknown method', { method: 'drone' }],
      ['money to the provider of a cash order', { refundTo: 'source' }],
    ])('rejects %s, and nothing changes', async (_, more) => {
      const arrived = await arrive('COD', 1);
      expect((await request(arrived, more)).status).toBeGreaterThanOrEqual(400);
      expect((await options(arrived)).lines[0].returnableQuantity).toBe(1);
    });

    it('never gives back more than was paid, and closes to the paisa, in any sequence', async () => {
      const action = fc.record({
        kind: fc.constantFrom('request', 'withdraw', 'accept', 'reject', 'refund'),
        target: fc.constantFrom('usual', 'cliq-cash'),
        pick: fc.nat(3),
      });
      const runs = fc.asyncProperty(
        fc.constantFrom('COD', 'UPI'),
        fc.integer({ min: 0, max: 999_99 }),
        fc.array(action, { minLength: 3, maxLength: 10 }),
        async (mode: 'COD' | 'UPI', cliqCash, actions) => {
          const arrived = await arrive(mode, 3, cliqCash);
          const sold = await stockNow();
          const codes: string[] = [];
          for (const { kind, target, pick } of actions) {
            shop.clock.jump(1000);
            const code = codes[pick % Math.max(1, codes.length)] ?? '';
            if (kind === 'request') {
              const usual = mode === 'COD' ? { refundTo: 'bank', bank } : { refundTo: 'source' };
              const { status, body } = await request(arrived, target === 'usual' ? usual : {});
              if (status === 200) codes.push(body.return.returnCode);
            } else if (kind === 'withdraw') await act(arrived, code, 'withdraw');
            else if (kind === 'refund') await sendRefunds(parts(), log);
            else if (code) {
              const end = kind === 'accept' ? 'inspected' : 'rejected';
              await move(code, ['pickedUp', 'received', end]).catch(() => undefined);
            }
          }
          // Everything that is left comes back in the end.
          shop.clock.jump(1000);
          const left = (await options(arrived)).lines[0].returnableQuantity;
          for (let at = 0; at < left; at += 1) codes.push((await request(arrived)).body.return.returnCode);
          for (const code of codes)
            await move(code, ['pickedUp', 'received', 'inspected']).catch(() => undefined);
          for (const code of codes) await move(code, ['inspected']).catch(() => undefined);
          await sendRefunds(parts(), log);
          const refunds = (await refundsOf(database.db, [arrived.orderId])).get(arrived.orderId) ?? [];
          for (const { id } of refunds.flatMap((refund) =>
            refund.parts.filter((part) => part.destination === 'bank'),
          ))
            await recordTransfer(parts(), arrived.orderId, id, 'UTR');
          const lines = (await linesOf(database.db, [arrived.orderId])).get(arrived.orderId) ?? [];
          expect(lines.flatMap(({ units }) => units.map(({ state }) => state))).toEqual([
            'refunded',
            'refunded',
            'refunded',
          ]);
          const given = refunds
            .flatMap((refund) => refund.parts)
            .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
          const paid = lines.reduce(
            (sum, line) =>
              sum + line.payablePaise + line.cliqCashPaise + line.loyaltyPaise + line.brandCashPaise,
            0,
          );
          expect(given).toBe(paid);
          expect(await moneyProblems(database.db, [arrived.orderId])).toEqual([]);
          expect(await stockNow()).toBe(sold + 3);
          for (const account of [
            'refunds-due',
            'cash-on-delivery',
            'sales',
            'delivery',
            'coupons',
            'discounts',
          ])
            expect([account, await balanceOf(account, arrived.orderId)]).toEqual([account, 0]);
        },
      );
      await fc.assert(runs, { numRuns: 5 });
    }, 120_000);
  });
