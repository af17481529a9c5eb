import { createLog } from '@luxe/host/log';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  invoice,
  invoiceCounter,
  invoiceLine,
  offer,
  product,
  seller,
  sellerTax,
  shopPolicy,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { beginPayment, placeOrder, readyBag, type ReadyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider, type FakeProvider } from '../../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { addSecondSeller, moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { createDemoPortal } from '../invoice-portal/demoPortal.ts';
import { PortalError, type InvoicePortal } from '../invoice-portal/portal.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { sumOf } from '../pricing/money.ts';
import { moveReturn } from '../returns/moveReturn.ts';
import { findReturn } from '../returns/repository.ts';
import { readSettlement } from '../settlement/readSettlement.ts';
import { sumFigures, taxOf } from './figures.ts';
import { registerInvoices } from './registerInvoices.ts';
import { readInvoiceFile } from './wire.ts';
import { findInvoices, takeSerial, type StoredInvoice } from './repository.ts';

const buyerGstin = '07AABCL1234M1ZL';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`invoices on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let provider: FakeProvider;
    let last = 9_410_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      await addSecondSeller(database.db);
      await database.db.update(product).set({ returnPolicy: '7 Day Return' });
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const parts = () => ({ db: database.db, clock: shop.clock, provider });

    interface Placed {
      readonly orderId: string;
      readonly bag: ReadyBag;
    }

    async function place(
      lines: Parameters<typeof readyBag>[1],
      { mode = 'COD', billing }: { mode?: 'COD' | 'UPI'; billing?: { name: string; gstin?: string } } = {},
    ): Promise<Placed> {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      const bag = await readyBag(buyer, lines);
      if (mode === 'COD') {
        const { body } = await placeOrder(bag, `invoice-${last}`, billing && { billing });
        return { orderId: body.orderDetails.orderId, bag };
      }
      const { body } = await beginPayment(bag, mode, `invoice-${last}`);
      provider.setStatus(`${body.orderId}-1`, 'CHARGED');
      await bag.customer.call('POST', `/v2/lux/users/{me}/orders/${body.orderId}/updateTransactionDetails`);
      return { orderId: body.orderId, bag };
    }
    const documents = (orderId: string) => findInvoices(database.db, { orderId });
    const unitsOf = async (orderId: string) =>
      ((await linesOf(database.db, [orderId])).get(orderId) ?? []).flatMap(({ units }) => units);
    let keys = 0;
    /** Returns units of the first line, and accepts them. */
    async function giveBack({ orderId, bag }: Placed, quantity: number) {
      const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
      const { body } = await bag.customer.call('POST', `/v2/lux/users/{me}/orders/${orderId}/returns`, {
        headers: { 'idempotency-key': `invoice-return-${++keys}` },
        payload: {
          units: [{ transactionId: line?.transactionId, quantity, reason: 'changedMind' }],
          method: 'selfCourier',
          refundTo: 'cliq-cash',
        },
      });
      const found = await findReturn(database.db, { code: body.return.returnCode });
      for (const to of ['pickedUp', 'received', 'inspected'] as const)
        await moveReturn(parts(), { returnId: found?.id ?? 0, to, actor: 'desk' });
    }

    // The first test, because tax data with invoices cannot be deleted.
    it('issues nothing for units that left before their seller had tax data, and promises nothing', async () => {
      const { orderId, bag } = await place([[fixtures.soap, 1]]);
      const details = async () =>
        (await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body;
      expect((await details()).invoices).toEqual([]);
      const next = await readyBag(bag.customer, [[fixtures.soap, 1]]);
      const summary = async () =>
        (await bag.customer.call('GET', `/v2/lux/users/{me}/carts/${next.cart}/displayOrderSummary_V2`)).body;
      expect((await summary()).isInvoiced).toBe(true);
      const rows = await database.db.delete(sellerTax).returning();
      expect((await details()).invoices).toBeUndefined();
      expect((await summary()).isInvoiced).toBe(false);
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed', 'shipped']);
      await database.db.insert(sellerTax).values(rows);
      await moveParcels(parts(), { orderId }, ['outForDelivery', 'delivered']);
      expect(await documents(orderId)).toEqual([]);
    });

    it('issues one invoice per seller when its units leave, however often the step is repeated', async () => {
      const { orderId } = await place([
        [fixtures.potli, 3],
        [fixtures.soap, 1],
      ]);
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed']);
      expect(await documents(orderId)).toEqual([]);
      await moveParcels(parts(), { orderId, number: 1 }, ['shipped', 'shipped']);
      expect(await documents(orderId)).toHaveLength(1);
      await moveParcels(parts(), { orderId, number: 2 }, ['shipped', 'outForDelivery', 'delivered']);
      await moveParcels(parts(), { orderId, number: 1 }, ['outForDelivery', 'delivered']);
      const all = await documents(orderId);
      expect(all.map(({ kind, sellerId }) => [kind, sellerId]).toSorted()).toEqual([
        ['invoice', '100001'],
        ['invoice', '100002'],
      ]);
      for (const { number } of all) expect(number).toMatch(/^(HRI|ZKA)-2627-\d{6}$/);
      await expectEqualsOrder(orderId, all);
    });

    it('issues the invoice when the carrier skips the step', async () => {
      const { orderId } = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed']);
      await moveParcels(parts(), { orderId, actor: 'carrier' }, ['delivered']);
      expect(await documents(orderId)).toHaveLength(1);
    });

    it('charges IGST on a supply to another state, else equal CGST and SGST', async () => {
      const { orderId } = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const [far] = await documents(orderId);
      expect(far).toMatchObject({ placeOfSupply: '07', cgstPaise: 0, sgstPaise: 0 });
      expect(far?.igstPaise).toBeGreaterThan(0);
      const first = eq(sellerTax.sellerId, '100001');
      await database.db.update(sellerTax).set({ gstin: buyerGstin, state: 'Delhi' }).where(first);
      const other = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), other, stepsToDoor);
      const [near] = await documents(other.orderId);
      expect(near?.igstPaise).toBe(0);
      expect([0, 1]).toContain((near?.cgstPaise ?? 0) - (near?.sgstPaise ?? 0));
      await database.db
        .update(sellerTax)
        .set({ gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' })
        .where(first);
    });

    it('makes invoices out to the business of the checkout, and queues their registration', async () => {
      const { orderId, bag } = await place(
        [
          [fixtures.potli, 1],
          [fixtures.soap, 1],
        ],
        { billing: { name: ' Lodhi Interiors LLP ', gstin: '07 aabcl 1234 m1zl' } },
      );
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const all = await documents(orderId);
      const { body } = await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`);
      expect(body.billing).toEqual({ name: 'Lodhi Interiors LLP', gstin: buyerGstin });
      for (const { buyer, shipTo } of all) {
        expect(buyer).toMatchObject({ name: 'Lodhi Interiors LLP', gstin: buyerGstin });
        expect(shipTo.name).not.toBe(buyer.name);
      }
      // Only the first seller's turnover exceeds the limit.
      expect(all.map(({ sellerId, eInvoice }) => [sellerId, eInvoice?.status]).toSorted()).toEqual([
        ['100001', 'pending'],
        ['100002', undefined],
      ]);
    });

    it('registers documents, asks a dead portal again, and sends a rejected document again the next day', async () => {
      const billing = { name: 'Lodhi Interiors LLP', gstin: buyerGstin };
      const { orderId } = await place([[fixtures.potli, 1]], { billing });
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const register = (portal: InvoicePortal) =>
        registerInvoices({ ...parts(), portal, log: createLog('silent') });
      const now = async () => (await documents(orderId))[0];
      const dead: InvoicePortal = { register: () => Promise.reject(new Error('no answer')) };
      await register(dead);
      expect((await now())?.eInvoice).toMatchObject({ status: 'pending', tries: 1, problem: 'no answer' });
      const number = (await now())?.number ?? '';
      const file = () => readInvoiceFile(database.db, orderId, number);
      // The invoice can be downloaded meanwhile.
      const before = await file();
      expect(Buffer.from(before?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF/);
      expect(await register(createDemoPortal('key'))).toBe(0);
      shop.clock.advance(3 * 60_000);
      expect(await register(createDemoPortal('key'))).toBeGreaterThan(0);
      const registered = (await now())?.eInvoice;
      expect(registered?.status).toBe('done');
      expect(registered?.irn).toMatch(/^[0-9a-f]{64}$/);
      expect((await file())?.content.length).toBeGreaterThan(before?.content.length ?? 0);
      const other = await place([[fixtures.potli, 1]], { billing });
      await moveParcels(parts(), other, stepsToDoor);
      await register({ register: () => Promise.reject(new PortalError('GSTIN is cancelled')) });
      const rejected = async () => (await documents(other.orderId))[0]?.eInvoice;
      expect(await rejected()).toMatchObject({ status: 'pending', problem: 'GSTIN is cancelled' });
      expect(await register(createDemoPortal('key'))).toBe(0);
      shop.clock.advance(24 * 60 * 60_000);
      expect(await register(createDemoPortal('key'))).toBe(1);
      expect(await rejected()).toMatchObject({ status: 'done', problem: null, checkAt: null });
    });

    it('sends a rejected document each day for a month, then no more', async () => {
      const billing = { name: 'Lodhi Interiors LLP', gstin: buyerGstin };
      const { orderId } = await place([[fixtures.potli, 1]], { billing });
      await moveParcels(parts(), { orderId }, stepsToDoor);
      let requests = 0;
      const portal: InvoicePortal = {
        register() {
          requests += 1;
          return Promise.reject(new PortalError('GSTIN is cancelled'));
        },
      };
      const from = shop.clock.now().getTime();
      for (let day = 0; day < 40; day += 1) {
        await registerInvoices({ ...parts(), portal, log: createLog('silent') });
        shop.clock.jump(24 * 60 * 60_000);
      }
      shop.clock.jump(from - shop.clock.now().getTime());
      expect(requests).toBe(30);
      expect((await documents(orderId))[0]?.eInvoice).toMatchObject({ status: 'failed', checkAt: null });
    });

    it('issues an invoice by the last valid policy when a row of it was edited wrongly', async () => {
      const { orderId } = await place([[fixtures.potli, 1]]);
      const ofSlabs = eq(shopPolicy.name, 'gstSlabs');
      const [row] = await database.db.select().from(shopPolicy).where(ofSlabs);
      await database.db.update(shopPolicy).set({ value: 'no slabs' }).where(ofSlabs);
      await moveParcels(parts(), { orderId }, stepsToDoor);
      await database.db.update(shopPolicy).set({ value: row?.value }).where(ofSlabs);
      expect(await documents(orderId)).toHaveLength(1);
    });

    it('draws a document once', async () => {
      const { orderId } = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), { orderId }, stepsToDoor);
      const number = (await documents(orderId))[0]?.number ?? '';
      const draw = vi.spyOn(Buffer.prototype, 'toString');
      const files = await Promise.all([1, 2].map(() => readInvoiceFile(database.db, orderId, number)));
      const drawings = draw.mock.calls.filter(([encoding]) => encoding === 'base64').length;
      draw.mockRestore();
      expect(files[0]?.content).toBe(files[1]?.content);
      expect(drawings).toBe(1);
    });

    it("lists documents of an order, and opens only the customer's own [ORD-11]", async () => {
      const placed = await place([[fixtures.potli, 2]]);
      const { customer } = placed.bag;
      const details = (await customer.call('GET', `/v2/lux/users/{me}/orders/${placed.orderId}`)).body;
      expect(details.invoices).toEqual([]);
      await moveParcels(parts(), placed, stepsToDoor);
      await giveBack(placed, 1);
      const { body } = await customer.call('GET', `/v2/lux/users/{me}/orders/${placed.orderId}`);
      expect(body.invoices).toMatchObject([
        { kind: 'INVOICE', sellerName: 'Halden & Roe India Private Limited', invoiceNumber: null },
        { kind: 'CREDIT_NOTE', invoiceNumber: body.invoices[0].number },
      ]);
      expect(body.invoices[0].total.value).toBe(details.finalAmount.value);
      const path = `/v2/lux/users/{me}/orders/${placed.orderId}/invoices/${body.invoices[1].number}`;
      const file = await customer.call('GET', path);
      expect(file.body.fileName).toBe(`${body.invoices[1].number}.pdf`);
      const other = await makeCustomer(database.db, shop, String(++last));
      expect(await other.call('GET', path)).toMatchObject({ status: 404, body: { errorCode: 'O4041' } });
      const unknown = path.replace(/[^/]*$/, 'HRI-2627-999999');
      expect(await customer.call('GET', unknown)).toMatchObject({
        status: 404,
        body: { errorCode: 'O4045' },
      });
    });

    it('rejects an invalid GSTIN with a sentence', async () => {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      const bag = await readyBag(buyer, [[fixtures.potli, 1]]);
      const answer = await placeOrder(bag, `invoice-${last}`, {
        billing: { name: 'Lodhi Interiors LLP', gstin: '07AABCL1234M1ZX' },
      });
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'O4015' } });
      expect(answer.body.errors[0].message).toContain('GSTIN');
    });

    it('rejects a GSTIN of another state than the delivery, with both states', async () => {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      const bag = await readyBag(buyer, [[fixtures.potli, 1]]);
      const answer = await placeOrder(bag, `invoice-${last}`, {
        billing: { name: 'Worli Interiors LLP', gstin: '27AAPFU0939F1ZV' },
      });
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'O4023' } });
      expect(answer.body.errors[0].message).toContain(
        'registered in Maharashtra, and the order goes to Delhi',
      );
    });

    it('issues a credit note with each return, and together never more than was invoiced', async () => {
      const placed = await place([[fixtures.potli, 3]], { mode: 'UPI' });
      await moveParcels(parts(), placed, stepsToDoor);
      await giveBack(placed, 1);
      const [original, first] = await documents(placed.orderId);
      expect(first).toMatchObject({
        kind: 'creditNote',
        originalId: original?.id,
        original: { number: original?.number },
        reason: 'returned',
      });
      expect(first?.number).toMatch(/^HRI-C2627-\d{6}$/);
      await giveBack(placed, 2);
      const [, ...notes] = await documents(placed.orderId);
      expect(notes).toHaveLength(2);
      expect(sumOf(notes.map(({ totalPaise }) => totalPaise))).toBe(original?.totalPaise);
      expect(sumFigures(notes)).toEqual(sumFigures(original ? [original] : []));
    });

    it('credits lost units, and has no documents for units that were cancelled in time', async () => {
      const lost = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), lost, ['confirmed', 'packed', 'shipped', 'lost']);
      expect((await documents(lost.orderId)).map(({ kind, reason }) => [kind, reason])).toEqual([
        ['invoice', null],
        ['creditNote', 'lost'],
      ]);
      const cancelled = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), cancelled, ['confirmed', 'packed', 'cancelled']);
      expect(await documents(cancelled.orderId)).toEqual([]);
    });

    it('issues none for a seller without tax data, and still ships', async () => {
      const sellSoapBy = (sellerId: string) =>
        database.db.update(offer).set({ sellerId }).where(eq(offer.ussid, fixtures.soap.USSID));
      await database.db.insert(seller).values({ id: '100003', name: 'Mitti', city: 'Khurja' });
      await sellSoapBy('100003');
      const { orderId } = await place([[fixtures.soap, 1]]);
      await sellSoapBy('100002');
      await moveParcels(parts(), { orderId }, stepsToDoor);
      expect(await documents(orderId)).toEqual([]);
      for (const { state } of await unitsOf(orderId)) expect(state).toBe('delivered');
    });

    it('numbers without gaps, also for two at once and after a rollback', async () => {
      const year = '9900';
      const take = () => database.db.transaction((tx) => takeSerial(tx, '100001', 'invoice', year));
      const fail = () =>
        database.db.transaction(async (tx) => {
          await takeSerial(tx, '100001', 'invoice', year);
          throw new Error('rolled back');
        });
      const taken = await Promise.all(
        Array.from({ length: 12 }, (_, at) => (at % 4 === 3 ? fail().catch(() => 0) : take())),
      );
      expect(taken.filter((serial) => serial > 0).toSorted((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
      await database.db.delete(invoiceCounter).where(eq(invoiceCounter.year, year));
    });

    it('issues at the same time for several orders, with different numbers', async () => {
      const orders = [
        await place([[fixtures.potli, 1]]),
        await place([[fixtures.potli, 2]]),
        await place([[fixtures.potli, 1]]),
      ];
      for (const { orderId } of orders) await moveParcels(parts(), { orderId }, ['confirmed', 'packed']);
      await Promise.all(orders.map(({ orderId }) => moveParcels(parts(), { orderId }, ['shipped'])));
      const rows = await database.db
        .select({ serial: invoice.serial })
        .from(invoice)
        .where(sql`${invoice.sellerId} = '100001' and ${invoice.kind} = 'invoice'`);
      const serials = rows.map(({ serial }) => serial).toSorted((a, b) => a - b);
      expect(serials).toEqual(serials.map((_, at) => at + 1));
    });

    it('begins a new series in April', async () => {
      const { orderId } = await place([[fixtures.potli, 1]]);
      await moveParcels(parts(), { orderId }, ['confirmed', 'packed']);
      const jump = Date.parse('2027-03-31T18:30:00.000Z') - shop.clock.now().getTime();
      shop.clock.jump(jump);
      await moveParcels(parts(), { orderId }, ['shipped']);
      shop.clock.jump(-jump);
      expect((await documents(orderId)).map(({ number }) => number)).toEqual(['HRI-2728-000001']);
    });

    it('settles the documents of a month in India, and no others', async () => {
      const rows = await readSettlement(database.db, '100001', '2026-11');
      const [all] = await database.db
        .select({ count: sql<number>`count(*)::int` })
        .from(invoice)
        .where(sql`${invoice.sellerId} = '100001' and ${invoice.year} = '2627'`);
      expect(rows).toHaveLength(all?.count ?? 0);
      expect((await readSettlement(database.db, '100001', '2027-04')).length).toBe(1);
      expect(await readSettlement(database.db, '100001', '2027-03')).toEqual([]);
      await expect(readSettlement(database.db, '100003', '2026-11')).rejects.toThrow('no tax data');
      await expect(readSettlement(database.db, '100001', '2026-13')).rejects.toThrow('2026-11');
    });

    it('rejects changes of issued documents', async () => {
      for (const change of [
        () => database.db.update(invoice).set({ totalPaise: 1 }),
        () => database.db.delete(invoiceLine),
        () => database.db.execute(sql`delete from invoice_unit`),
      ])
        await expect(change()).rejects.toMatchObject({
          cause: { message: expect.stringContaining('invoices are final') },
        });
    });

    it(
      'agrees with the order after random moves and returns',
      () =>
        fc.assert(
          fc.asyncProperty(
            fc.integer({ min: 1, max: 3 }),
            fc.constantFrom('COD', 'UPI'),
            fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 3 }),
            async (quantity, mode, returns) => {
              const placed = await place(
                [
                  [fixtures.potli, quantity],
                  [fixtures.soap, 1],
                ],
                { mode: mode === 'COD' ? 'COD' : 'UPI' },
              );
              await moveParcels(parts(), placed, stepsToDoor);
              let left = quantity;
              for (const count of returns) {
                if (count > left) continue;
                await giveBack(placed, count);
                left -= count;
              }
              await expectEqualsOrder(placed.orderId, await documents(placed.orderId));
            },
          ),
          { numRuns: 4 },
        ),
      60_000,
    );

    /** Compares documents with the units of their order, to the paisa. */
    async function expectEqualsOrder(orderId: string, all: readonly StoredInvoice[]) {
      const units = await unitsOf(orderId);
      const expectSums = (some: typeof units, found: readonly StoredInvoice[]) => {
        const sum = (of: (unit: (typeof units)[number]) => number) => sumOf(some.map(of));
        const meansOf = (key: keyof StoredInvoice['means']) => sumOf(found.map(({ means }) => means[key]));
        expect(sumOf(found.map(({ totalPaise }) => totalPaise))).toBe(
          sum((one) => one.pricePaise - one.cartDiscountPaise - one.couponDiscountPaise + one.shippingPaise),
        );
        expect(meansOf('payable')).toBe(sum((one) => one.payablePaise));
        expect(meansOf('cliqCash')).toBe(sum((one) => one.cliqCashPaise));
        const items = found.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'item');
        expect(sumOf(items.map(taxOf))).toBe(sum((one) => one.taxPaise));
        expect(sumOf(items.map(({ quantity }) => quantity))).toBe(some.length);
      };
      expectSums(
        units,
        all.filter(({ kind }) => kind === 'invoice'),
      );
      expectSums(
        units.filter(({ state }) => state === 'refunded'),
        all.filter(({ kind }) => kind === 'creditNote'),
      );
    }
  });
