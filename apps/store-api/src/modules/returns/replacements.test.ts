import { createLog } from '@luxe/host/log';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type OpenDatabase } from '../../db/database.ts';
import { customer, offer, product, replacement, variant } from '../../db/schema/index.ts';
import { readReserved } from '../../import/reserved.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { addSecondSeller, moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { moneyProblems } from '../../testing/orderInvariants.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { post } from '../ledger/ledger.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { refundsOf } from '../refund/repository.ts';
import { sendRefunds } from '../refund/sendRefunds.ts';
import { moveReturn, type ReturnMove } from './moveReturn.ts';
import { releaseLateReplacements } from './releaseLateReplacements.ts';
import { findReturn } from './repository.ts';

const log = createLog('silent');
const day = 24 * 60 * 60_000;
const price: number = fixtures.potli.price;
/** Variants of the potli beside the ordered one. */
const large = { ussid: '100001PL-L', pricePaise: price, stock: 100_000 };
const small = { ussid: '100001PL-S', pricePaise: price - 1000_07, stock: 100_000 };
const scarce = { ussid: '100001PL-X', pricePaise: price, stock: 2 };
const luxurious = { ussid: '100001PL-D', pricePaise: price + 1, stock: 100 };
const ended = { ussid: '100001PL-E', pricePaise: price, stock: 100 };
/** The scarce variant of another seller, who asks one rupee less. */
const elsewhere = { ussid: '100002PL-X', pricePaise: price - 100, stock: 50 };
const ordered = fixtures.potli.USSID;
const back = ['pickedUp', 'received', 'inspected'] as const;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`replacements on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_380_000_000;
    let keys = 0;
    beforeAll(async () => {
      database = await open();
      const { db } = database;
      await insertFixtures(db);
      await addSecondSeller(db);
      await db.update(product).set({ returnPolicy: '7 Day Return or Replacement' });
      for (const [at, one] of [large, small, scarce, luxurious, ended].entries()) {
        const sku = `${one.ussid}V`;
        await db.insert(variant).values({
          ...{ sku, productId: fixtures.potli.productCode, colourKey: 'forest', position: at + 1 },
          ...{ size: one.ussid.at(-1) ?? '', sizeLabel: one.ussid.at(-1) ?? '' },
        });
        await addOffer(one, '100001', sku, 0);
      }
      await addOffer(elsewhere, '100002', `${scarce.ussid}V`, 1);
      provider = fakeProvider();
      shop = openShop(db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const addOffer = (one: typeof large, sellerId: string, variantSku: string, rank: number) =>
      database.db.insert(offer).values({
        ...{ ...one, sellerId, variantSku, rank, mrpPaise: one.pricePaise },
        deliveryModes: ['home-delivery' as const],
      });
    const parts = () => ({ db: database.db, clock: shop.clock, provider });

    interface Arrived {
      readonly orderId: string;
      readonly bag: ReadyBag;
      readonly transactionId: string;
    }

    async function arrive(mode: 'COD' | 'UPI' = 'COD', quantity = 2, cliqCash = 0): Promise<Arrived> {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      if (cliqCash > 0) await giveCliqCash(String(last), cliqCash);
      const bag = await readyBag(buyer, [[fixtures.potli, quantity]]);
      const cart = `/v2/lux/users/{me}/carts/${bag.cart}`;
      if (cliqCash > 0) await buyer.call('POST', `${cart}/applyVouchers?action=apply`);
      const { body } = await buyer.call('GET', `${cart}/displayOrderSummary_V2`);
      const orderId = await pay({ ...bag, paybleAmount: body.cartAmount.paybleAmount.value }, mode);
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const [line] = await linesNow(orderId);
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
      if (mode === 'COD') return (await placeOrder(bag, `replace-${last}`)).body.orderDetails.orderId;
      const { body } = await beginPayment(bag, mode, `replace-${last}`);
      provider.setStatus(`${body.orderId}-1`, 'CHARGED');
      await bag.customer.call('POST', `/v2/lux/users/{me}/orders/${body.orderId}/updateTransactionDetails`);
      return body.orderId;
    }
    const linesNow = async (orderId: string) => (await linesOf(database.db, [orderId])).get(orderId) ?? [];
    const targetOf = async ({ orderId }: Arrived) =>
      (
        await rowsOf<{ mode: string }>(
          database.db,
          sql`select payment_mode as mode from customer_order where id = ${orderId} and payable_paise > 0`,
        )
      )[0]?.mode === 'COD'
        ? 'cliq-cash'
        : 'source';
    const request = async (
      arrived: Arrived,
      replaceWith: string | undefined,
      more: Record<string, unknown> = {},
    ) =>
      arrived.bag.customer.call('POST', `/v2/lux/users/{me}/orders/${arrived.orderId}/returns`, {
        headers: { 'idempotency-key': `replace-key-${++keys}` },
        payload: {
          kind: replaceWith === undefined ? 'refund' : 'replacement',
          units: [{ transactionId: arrived.transactionId, quantity: 1, reason: 'size', replaceWith }],
          method: 'selfCourier',
          refundTo: await targetOf(arrived),
          ...more,
        },
      });
    const call = async ({ bag }: Arrived, path: string) =>
      (await bag.customer.call('GET', `/v2/lux/users/{me}/${path}`)).body;
    const optionsOf = async (arrived: Arrived) =>
      (await call(arrived, `orders/${arrived.orderId}/returnOptions`)).lines;
    const details = (arrived: Arrived, code: string) => call(arrived, `returns/${code}`);
    async function move(code: string, states: readonly ReturnMove['to'][], more: Partial<ReturnMove> = {}) {
      const returnId = (await findReturn(database.db, { code }))?.id ?? 0;
      for (const to of states)
        await moveReturn(parts(), { returnId, to, actor: 'desk', isSellable: true, ...more });
    }
    const stockOf = async (ussid: string) =>
      (await database.db.select().from(offer).where(eq(offer.ussid, ussid)))[0]?.stock ?? 0;
    const balanceOf = async (account: string, orderId: string) => {
      const [row] = await rowsOf<{ paise: string }>(
        database.db,
        sql`select coalesce(sum(amount_paise), 0)::text as paise from ledger_entry where account = ${account} and order_id = ${orderId}`,
      );
      return Number(row?.paise);
    };
    const lastParcel = async (orderId: string) => {
      const numbers = (await parcelsOf(orderId)).map(({ number }) => Number(number));
      return Math.max(...numbers);
    };
    const parcelsOf = (orderId: string) =>
      rowsOf<{ number: number }>(database.db, sql`select number from parcel where order_id = ${orderId}`);

    /** Units that are neither in the stock nor reserved: sold, or lost. All returned units are sellable. */
    async function expectStock(initial: ReadonlyMap<string, number>) {
      const rows = await rowsOf<{ ussid: string; out: string }>(
        database.db,
        sql`select ussid, sum(out)::text as out from (
          select l.ussid, count(*) as out from order_unit u join order_line l on l.id = u.order_line_id
            where u.state not in ('cancelled', 'returnedToOrigin', 'refunded', 'replaced') group by l.ussid
          union all
          select ussid, count(*) from replacement where status = 'reserved' group by ussid) s group by ussid`,
      );
      const outOf = new Map(rows.map(({ ussid, out }) => [ussid, Number(out)]));
      for (const [ussid, stock] of initial)
        expect([ussid, await stockOf(ussid)]).toEqual([ussid, stock - (outOf.get(ussid) ?? 0)]);
    }
    const initialStock = async (): Promise<Map<string, number>> => {
      const rows = await rowsOf<{ ussid: string; total: string }>(
        database.db,
        sql`select o.ussid, (o.stock
            + (select count(*) from order_unit u join order_line l on l.id = u.order_line_id where l.ussid = o.ussid
              and u.state not in ('cancelled', 'returnedToOrigin', 'refunded', 'replaced'))
            + (select count(*) from replacement r where r.ussid = o.ussid and r.status = 'reserved'))::text as total
          from offer o`,
      );
      return new Map(rows.map(({ ussid, total }) => [ussid, Number(total)]));
    };

    it('replaces a unit with another size: reserved at once, sent when the old one is accepted [ORD-07]', async () => {
      const arrived = await arrive('COD');
      const before = { old: await stockOf(ordered), large: await stockOf(large.ussid) };
      const { status, body } = await request(arrived, large.ussid);
      expect(status).toBe(200);
      expect(body.return).toMatchObject({
        kind: 'replacement',
        products: [{ quantity: 1, replacement: { color: 'Forest', size: 'L' } }],
        refundParts: [],
        newItems: [],
      });
      expect(body.return.trail.at(-1)).toMatchObject({ code: 'REPLACED', status: 'UPCOMING' });
      expect(await stockOf(large.ussid)).toBe(before.large - 1);
      expect(await stockOf(ordered)).toBe(before.old);
      // The retailer's count includes the reserved unit.
      expect((await readReserved(database.db, shop.clock.now())).get(large.ussid)).toEqual({
        held: 1,
        sold: 0,
      });

      const code = body.return.returnCode;
      await move(code, ['pickedUp', 'received']);
      // The old unit is not sellable before the inspection.
      expect(await stockOf(ordered)).toBe(before.old);
      await move(code, ['inspected', 'inspected', 'inspected']);
      expect(await stockOf(ordered)).toBe(before.old + 1);
      const lines = await linesNow(arrived.orderId);
      expect(lines.map(({ ussid, units }) => [ussid, units.map(({ state }) => state)])).toEqual([
        [ordered, ['replaced', 'delivered']],
        [large.ussid, ['placed']],
      ]);
      const order = await call(arrived, `orders/${arrived.orderId}`);
      expect(order.cashDue?.value ?? 0).toBe(0);
      expect(order.count).toBe(2);
      expect(order.products[1]).toMatchObject({ isReplacement: true, size: 'L', cancellableQuantity: 0 });
      expect(order.refunds).toEqual([]);

      const cash = await balanceOf('payments', arrived.orderId);
      await moveParcels(parts(), { orderId: arrived.orderId, number: 2 }, stepsToDoor);
      // Nothing is collected again.
      expect(await balanceOf('payments', arrived.orderId)).toBe(cash);
      expect(await balanceOf('cash-on-delivery', arrived.orderId)).toBe(0);
      const done = await details(arrived, code);
      expect(done).toMatchObject({ state: 'REPLACED', newItems: [{ size: 'L', quantity: 1 }] });
      expect(done.newItems[0].statusDisplay).toMatch(/^Delivered /);
      // The new unit can be replaced or returned in its turn.
      const options = await optionsOf(arrived);
      expect(options[1]).toMatchObject({ replaceableQuantity: 1, returnableQuantity: 1 });
    });

    it('issues a credit note for the old unit, and an invoice for the new one when it is shipped', async () => {
      const arrived = await arrive('UPI', 1);
      const { body } = await request(arrived, small.ussid);
      await move(body.return.returnCode, back);
      await moveParcels(parts(), { orderId: arrived.orderId, number: 2 }, ['confirmed', 'packed', 'shipped']);
      const documents = await rowsOf<{ kind: string; reason: string | null; total: string }>(
        database.db,
        sql`select kind, reason, total_paise::text as total from invoice where order_id = ${arrived.orderId} order by id`,
      );
      const total = Number(documents[0]?.total);
      expect(documents.map((one) => [one.kind, one.reason, Number(one.total)])).toEqual([
        ['invoice', null, total],
        ['creditNote', 'replaced', total],
        ['invoice', null, total - 1000_07],
      ]);
    });

    it('pays back the difference to a cheaper variant, and offers none that costs more', async () => {
      const arrived = await arrive('UPI', 1, 14_000_00);
      const [line] = await optionsOf(arrived);
      const choice = (ussid: string) => line.choices.find((one: { USSID: string }) => one.USSID === ussid);
      expect(choice(small.ussid)).toMatchObject({ obstacle: '', difference: { value: 1000.07 } });
      expect(choice(luxurious.ussid).obstacle).toMatch(/^It costs more/);
      expect((await request(arrived, luxurious.ussid)).body.errorCode).toBe('O4016');
      expect((await request(arrived, 'unknown')).body.errorCode).toBe('O4018');
      expect((await request(arrived, elsewhere.ussid)).body.errorCode).toBe('O4018');
      const { body } = await request(arrived, small.ussid);
      expect(body.return.refundAmount.value).toBe(1000.07);
      await move(body.return.returnCode, back);
      await sendRefunds(parts(), log);
      const refunds = (await refundsOf(database.db, [arrived.orderId])).get(arrived.orderId) ?? [];
      expect(refunds).toHaveLength(1);
      expect(refunds[0]?.parts.map((part) => [part.destination, part.amountPaise])).toEqual([
        ['provider', 500_00],
        ['cliq-cash', 500_07],
      ]);
      expect(await balanceOf('refunds-due', arrived.orderId)).toBe(0);
      expect(await balanceOf('sales', arrived.orderId)).toBe(-small.pricePaise);
    });

    it("offers another seller's unit when the seller has none, and never reserves more than there is", async () => {
      const arrived = await arrive('UPI', 4);
      const reserve = (ussid: string) => request(arrived, ussid);
      const [one, two] = await Promise.all([reserve(scarce.ussid), reserve(scarce.ussid)]);
      expect([one?.status, two?.status]).toEqual([200, 200]);
      const third = await reserve(scarce.ussid);
      expect(third.status).toBeGreaterThanOrEqual(400);
      expect(await stockOf(scarce.ussid)).toBe(0);
      const [line] = await optionsOf(arrived);
      expect(
        line.choices
          .filter(({ size }: { size: string }) => size === 'X')
          .map((other: { USSID: string }) => other.USSID),
      ).toEqual([elsewhere.ussid]);
      const other = await reserve(elsewhere.ussid);
      expect(other.status).toBe(200);
      await move(other.body.return.returnCode, back);
      const [, added] = await linesNow(arrived.orderId);
      expect(added?.snapshot.sellerName).toBe('Zari Katha');
      for (const { body } of [one, two])
        await arrived.bag.customer.call(
          'POST',
          `/v2/lux/users/{me}/returns/${body.return.returnCode}/withdraw`,
        );
      expect(await stockOf(scarce.ussid)).toBe(2);
    });

    it('returns the reserved unit after a rejection, and takes it again when the dispute is accepted', async () => {
      const arrived = await arrive('UPI', 2);
      const before = await stockOf(large.ussid);
      const { body } = await request(arrived, large.ussid);
      const code = body.return.returnCode;
      await move(code, ['pickedUp', 'received', 'rejected'], { rejection: 'It has been worn.' });
      expect(await stockOf(large.ussid)).toBe(before);
      await move(code, ['inspected']);
      expect(await stockOf(large.ussid)).toBe(before - 1);
      expect((await details(arrived, code)).state).toBe('REPLACED');
    });

    it('no longer reserves the new unit when the old one is not handed over in time', async () => {
      const arrived = await arrive('UPI', 2);
      const [before, endedBefore] = [await stockOf(large.ussid), await stockOf(ended.ussid)];
      const late = (await request(arrived, large.ussid)).body.return.returnCode;
      const sent = (await request(arrived, ended.ussid)).body.return.returnCode;
      await move(sent, ['pickedUp']);
      const round = () => releaseLateReplacements({ ...parts(), log });
      shop.clock.jump(7 * day);
      expect(await round()).toBe(0);
      shop.clock.jump(day);
      expect(await round()).toBe(1);
      expect(await round()).toBe(0);
      expect([await stockOf(large.ussid), await stockOf(ended.ussid)]).toEqual([before, endedBefore - 1]);
      expect((await details(arrived, late)).products[0].replacement.isReserved).toBe(false);
      // It arrives after all, and the new unit is still in stock.
      await move(late, back);
      expect((await details(arrived, late)).state).toBe('REPLACED');
      expect(await stockOf(large.ussid)).toBe(before - 1);
    });

    it('refunds instead when the seller cancels the new unit, or no longer has it', async () => {
      const arrived = await arrive('COD', 2);
      const sent = await request(arrived, large.ussid);
      await move(sent.body.return.returnCode, back);
      await moveParcels(parts(), { orderId: arrived.orderId, number: 2, actor: 'seller' }, ['cancelled']);
      const refunds = async () =>
        (await refundsOf(database.db, [arrived.orderId])).get(arrived.orderId) ?? [];
      // What was paid in cash was collected with the old unit.
      expect(
        (await refunds()).map(({ reason, parts: some }) => [reason, some.map((part) => part.destination)]),
      ).toEqual([['cancelled', ['cliq-cash']]]);

      const gone = await request(arrived, ended.ussid);
      expect(gone.status).toBe(200);
      await database.db
        .update(variant)
        .set({ endedAt: shop.clock.now() })
        .where(eq(variant.sku, `${ended.ussid}V`));
      const stock = await stockOf(ended.ussid);
      await move(gone.body.return.returnCode, back);
      expect(await stockOf(ended.ussid)).toBe(stock + 1);
      expect((await details(arrived, gone.body.return.returnCode)).state).toBe('REFUNDED');
      expect((await refunds()).at(-1)?.reason).toBe('returned');
      expect(await balanceOf('sales', arrived.orderId)).toBe(0);
      await database.db
        .update(variant)
        .set({ endedAt: null })
        .where(eq(variant.sku, `${ended.ussid}V`));
    });

    it('writes a message about the request and about the new item', async () => {
      const arrived = await arrive('UPI', 1);
      const { body } = await request(arrived, large.ussid);
      await move(body.return.returnCode, back);
      const jobs = await rowsOf<{ mail: string }>(
        database.db,
        sql`select payload ->> 'mail' as mail from job where kind = 'mail' and payload ->> 'orderId' = ${arrived.orderId} order by id`,
      );
      expect(jobs.map(({ mail }) => mail).slice(-2)).toEqual(['returnAccepted', 'replacementSent']);
    });

    it('"Replacement Only" offers no refund while something can replace the item [ORD-08]', async () => {
      await database.db.update(product).set({ returnPolicy: 'Replacement Only' });
      const arrived = await arrive('COD', 2);
      expect((await optionsOf(arrived))[0]).toMatchObject({
        ...{ returnableQuantity: 0, faultQuantity: 0, replaceableQuantity: 2 },
      });
      const order = await call(arrived, `orders/${arrived.orderId}`);
      expect(order.products[0]).toMatchObject({
        returnableQuantity: 0,
        faultQuantity: 0,
        replaceableQuantity: 2,
      });
      expect(order.products[0].returnBy).toBeNull();
      expect((await request(arrived, undefined)).body.errorCode).toBe('O4017');
      const stocks = await database.db
        .select()
        .from(offer)
        .where(sql`ussid like '10000%PL%'`)
        .orderBy(asc(offer.ussid));
      await database.db
        .update(offer)
        .set({ stock: 0 })
        .where(sql`ussid like '10000%PL%'`);
      expect((await optionsOf(arrived))[0]).toMatchObject({ returnableQuantity: 2 });
      const refund = await request(arrived, undefined);
      expect(refund.status).toBe(200);
      for (const { ussid, stock } of stocks)
        await database.db.update(offer).set({ stock }).where(eq(offer.ussid, ussid));
      shop.clock.jump(8 * day);
      expect((await optionsOf(arrived))[0].replaceableQuantity).toBe(0);
      expect((await request(arrived, large.ussid)).body.errorCode).toBe('O4017');

      await database.db.update(product).set({ returnPolicy: 'Not Returnable' });
      const neither = await arrive('COD', 1);
      expect((await optionsOf(neither))[0]).toMatchObject({ returnableQuantity: 0, replaceableQuantity: 0 });
      expect((await request(neither, large.ussid)).body.errorCode).toBe('O4017');
      expect((await request(neither, undefined)).body.errorCode).toBe('O4012');
      await database.db.update(product).set({ returnPolicy: '7 Day Return or Replacement' });
    });

    it('replaces nothing of another customer, and only by the destination of the rule', async () => {
      const arrived = await arrive('COD', 1);
      const stranger = await arrive('COD', 1);
      const before = await stockOf(large.ussid);
      expect((await request({ ...arrived, bag: stranger.bag }, large.ussid)).body.errorCode).toBe('O4041');
      const bank = { holder: 'Ananya Rao', ifsc: 'HDFC0000485', accountNumber: '50100012345678' };
      expect((await request(arrived, large.ussid, { refundTo: 'bank', bank })).body.errorCode).toBe('O4014');
      expect(await stockOf(large.ussid)).toBe(before);
    });

    it('has stock, money and units right in any sequence of replacements and refunds', async () => {
      const action = fc.record({
        kind: fc.constantFrom(
          ...(['replace', 'replace', 'refund', 'withdraw', 'accept', 'accept', 'reject'] as const),
          ...(['sellerCancels', 'deliver', 'pay'] as const),
        ),
        wanted: fc.constantFrom(
          ordered,
          large.ussid,
          small.ussid,
          scarce.ussid,
          elsewhere.ussid,
          luxurious.ussid,
        ),
        pick: fc.nat(5),
      });
      const runs = fc.asyncProperty(
        fc.constantFrom('COD', 'UPI'),
        fc.integer({ min: 0, max: 30_000_00 }),
        fc.array(action, { minLength: 4, maxLength: 12 }),
        async (mode: 'COD' | 'UPI', cliqCash, actions) => {
          const initial = await initialStock();
          const arrived = await arrive(mode, 3, cliqCash);
          const { orderId } = arrived;
          const codes: string[] = [];
          const ask = async (wanted: string | undefined, pick: number) => {
            const lines = (await linesNow(orderId)).map(({ transactionId }) => transactionId);
            const transactionId = lines[pick % lines.length] ?? '';
            const { status, body } = await request({ ...arrived, transactionId }, wanted);
            if (status === 200) codes.push(body.return.returnCode);
            else expect(status).toBeLessThan(500);
          };
          for (const { kind, wanted, pick } of actions) {
            shop.clock.jump(1000);
            const code = codes[pick % Math.max(1, codes.length)] ?? '';
            if (kind === 'replace') await ask(wanted, pick);
            else if (kind === 'refund') await ask(undefined, pick);
            else if (kind === 'withdraw')
              await arrived.bag.customer.call('POST', `/v2/lux/users/{me}/returns/${code}/withdraw`);
            else if (kind === 'pay') await sendRefunds(parts(), log);
            else if (kind === 'sellerCancels' || kind === 'deliver') {
              const number = await lastParcel(orderId);
              const steps = kind === 'deliver' ? stepsToDoor : (['cancelled'] as const);
              await moveParcels(parts(), { orderId, number }, steps).catch(() => undefined);
            } else if (code) {
              const end = kind === 'accept' ? 'inspected' : 'rejected';
              await move(code, ['pickedUp', 'received', end]).catch(() => undefined);
              if (kind === 'accept') await move(code, ['inspected']).catch(() => undefined);
            }
            await expectStock(initial);
            expect(await moneyProblems(database.db, [orderId])).toEqual([]);
          }
          const sent = await database.db.select().from(replacement).where(eq(replacement.status, 'sent'));
          expect(new Set(sent.map(({ unitId }) => unitId)).size).toBe(sent.length);

          // Everything that is left arrives, and comes back in the end.
          for (const code of codes)
            await move(code, ['pickedUp', 'received', 'inspected']).catch(() => undefined);
          for (const code of codes) await move(code, ['inspected']).catch(() => undefined);
          for (const { number } of await parcelsOf(orderId))
            for (const step of stepsToDoor)
              await moveParcels(parts(), { orderId, number }, [step]).catch(() => undefined);
          shop.clock.jump(1000);
          for (const line of await optionsOf(arrived))
            for (let at = 0; at < line.returnableQuantity; at += 1) {
              const { body } = await request({ ...arrived, transactionId: line.transactionId }, undefined);
              await move(body.return.returnCode, back);
            }
          await sendRefunds(parts(), log);
          await expectStock(initial);
          const lines = await linesNow(orderId);
          const states = lines.flatMap(({ units }) => units.map(({ state }) => state));
          expect(states.filter((state) => !['refunded', 'replaced', 'cancelled'].includes(state))).toEqual(
            [],
          );
          const refunds = (await refundsOf(database.db, [orderId])).get(orderId) ?? [];
          const given = refunds
            .flatMap((one) => one.parts)
            .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
          const paid = lines
            .filter(({ replacesLineId }) => replacesLineId === null)
            .reduce((sum, line) => sum + line.payablePaise + line.cliqCashPaise, 0);
          expect(given).toBe(paid);
          for (const account of ['refunds-due', 'cash-on-delivery', 'sales', 'delivery', 'discounts'])
            expect([account, await balanceOf(account, orderId)]).toEqual([account, 0]);
          const [documents] = await rowsOf<{ open: string }>(
            database.db,
            sql`select coalesce(sum(case kind when 'invoice' then total_paise else -total_paise end), 0)::text as open
              from invoice where order_id = ${orderId}`,
          );
          expect(documents?.open).toBe('0');
        },
      );
      await fc.assert(runs, { numRuns: 5 });
    }, 240_000);
  });
