import type { DeskResponse } from '@luxe/contract/desk';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { orderChange, parcel } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { listAudit } from '../staff/audit.ts';

const provider = fakeProvider();
let database: OpenDatabase;
let shop: TestShop;
let ops: FastifyInstance;
let meera: TestPerson;
let last = 9_600_000_000;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db, undefined, { provider });
  const desk = openDesk(database.db, shop.clock, { provider });
  ops = desk.ops;
  meera = await desk.logIn(['orders']);
}, 60_000);
afterAll(async () => {
  await ops.close();
  await shop.close();
  await database.close();
});

const readOrder = async (orderId: string) =>
  (await meera.call('order', { params: { orderId } })).json<DeskResponse<'order'>>().order;
const newBag = async () =>
  readyBag(await makeCustomer(database.db, shop, String(++last)), [[fixtures.potli, 1]]);

async function createOrder() {
  const bag = await newBag();
  const { body } = await placeOrder(bag, `for-the-desk-${last}`);
  return { bag, id: String(body.orderDetails.orderId) };
}

describe('the desk', () => {
  it('finds an order by the number printed on its parcel, and lets nothing store the response', async () => {
    const { id } = await createOrder();
    const orderId = id.replaceAll('-', ' ').toLowerCase();
    const response = await meera.call('order', { params: { orderId } });
    expect([response.statusCode, response.json().order.id]).toEqual([200, id]);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const unknown = await meera.call('order', { params: { orderId: 'LX-0000-0000-00' } });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      expect.objectContaining({ status: 'FAILURE', errorCode: 'O4041' }),
    ]);
  });

  it('shows how to pack a gift', async () => {
    expect((await readOrder((await createOrder()).id)).packing).toBeNull();
    const bag = await newBag();
    const message = 'For <b>Amma</b>\nand Appa';
    await bag.customer.call('POST', `/v2/lux/users/{me}/carts/${bag.cart}/giftOptions`, {
      payload: { wrap: true, message, hidePrices: true },
    });
    const { body } = await placeOrder(bag, `for-the-desk-${last}`);
    expect((await readOrder(body.orderDetails.orderId)).packing).toEqual({
      ...{ giftWrap: true, hidesPrices: true, message },
    });
  });

  it('shows changes of the shopper, the day before which a parcel waits, and amounts that add up', async () => {
    const { id } = await createOrder();
    const at = shop.clock.now();
    await database.db
      .insert(orderChange)
      .values({ orderId: id, what: 'address', note: '560001 to 400001', at });
    await database.db.update(parcel).set({ holdUntil: at }).where(eq(parcel.orderId, id));
    const order = await readOrder(id);
    expect(order.changes).toEqual([{ what: 'address', note: '560001 to 400001', at: at.toISOString() }]);
    expect(order.parcels[0]?.holdUntil).toBe(at.toISOString());
    expect(order.amounts.reduce((sum, { paise }) => sum + paise, 0)).toBe(order.payablePaise);
  });

  it('moves a parcel to delivery step by step, ignores a repeated step, and books cash on delivery as paid', async () => {
    const { bag, id } = await createOrder();
    const [{ id: parcelId, moves } = { id: 0, moves: [] }] = (await readOrder(id)).parcels;
    expect(moves).toEqual([
      { to: 'confirmed', fields: [] },
      { to: 'cancelled', fields: [] },
    ]);
    const step = (to: string, of = parcelId) =>
      meera.call('moveParcel', { params: { orderId: id, parcelId: of }, body: { to } });
    expect((await step('shipped')).statusCode).toBe(409);
    expect((await step('elsewhere')).statusCode).toBe(400);
    expect((await step('refunded')).statusCode).toBe(400);
    expect((await step('confirmed', 0)).statusCode).toBe(404);
    for (const state of stepsToDoor) expect((await step(state)).statusCode).toBe(200);
    expect((await step('delivered')).statusCode).toBe(200);
    const { body } = await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${id}`);
    expect(body.paymentStatus).toBe('SUCCESS');
    expect(body.products[0].trail.every(({ status }: { status: string }) => status === 'DONE')).toBe(true);
    const [delivered] = (await readOrder(id)).parcels;
    expect(delivered?.moves).toEqual([]);
    expect(delivered?.units[0]?.events.at(-1)).toMatchObject({
      ...{ state: 'delivered', actor: 'desk', note: 'Meera Nair' },
    });
    const ledger = (await ops.inject({ url: '/ops/ledger', headers: { host: 'localhost' } })).json();
    expect(ledger.balance).toBe(0);
    expect(ledger.accounts).toContainEqual({ account: 'payments', paise: fixtures.potli.price });
    // The repeated step has no row.
    const entries = await listAudit(database.db, { subject: `order ${id}` }, 10);
    expect(entries).toHaveLength(stepsToDoor.length);
    expect(entries[0]).toMatchObject({
      person: 'Meera Nair',
      action: 'move parcel',
      before: expect.stringMatching(/^parcel \d+: outForDelivery$/),
      after: expect.stringMatching(/^parcel \d+: delivered$/),
    });
  });

  it('asks for the tamper seal and the delivery code of a parcel that needs them', async () => {
    const { id } = await createOrder();
    await database.db.update(parcel).set({ deliveryCode: '482915' }).where(eq(parcel.orderId, id));
    const [{ id: parcelId } = { id: 0 }] = (await readOrder(id)).parcels;
    const step = async (to: string, more: object = {}) => {
      const body = { to, ...more };
      const response = await meera.call('moveParcel', { params: { orderId: id, parcelId }, body });
      return response.json<DeskResponse<'order'>>().order?.parcels[0]?.moves ?? response.statusCode;
    };
    expect(await step('confirmed')).toContainEqual({ to: 'packed', fields: ['sealNumber'] });
    expect(await step('packed')).toBe(409);
    await step('packed', { sealNumber: ' TS 4471 ' });
    await step('shipped');
    expect(await step('outForDelivery')).toContainEqual({ to: 'delivered', fields: ['deliveryCode'] });
    expect(await step('delivered', { deliveryCode: '000000' })).toBe(409);
    expect(await step('delivered', { deliveryCode: '482 915' })).toEqual([]);
    const order = await readOrder(id);
    expect(order.parcels[0]).toMatchObject({ hasDeliveryCode: true, sealNumber: 'TS 4471' });
    expect(JSON.stringify(order)).not.toContain('482915');
  });

  it('lists unsettled payments, and settles a payment on request', async () => {
    const bag = await newBag();
    const { body } = await bag.customer.call(
      'POST',
      `/v2/lux/users/{me}/carts/${bag.cart}/collectPaymentOrder_V2`,
      {
        headers: { 'idempotency-key': 'pending-at-the-desk' },
        payload: { paymentMode: 'UPI', addressId: bag.addressId, paybleAmount: bag.paybleAmount },
      },
    );
    const reference = `${body.orderId}-1`;
    const overview = async () => (await meera.call('overview')).json<DeskResponse<'overview'>>();
    expect((await overview()).payments).toContainEqual(
      expect.objectContaining({ reference, orderId: body.orderId, canSettle: true }),
    );
    const early = { params: { orderId: body.orderId, parcelId: 1 }, body: { to: 'confirmed' } };
    expect((await meera.call('moveParcel', early)).statusCode).toBe(409);
    provider.setStatus(reference, 'CHARGED');
    const settled = await meera.call('settlePayment', { params: { reference } });
    expect(settled.json().order).toMatchObject({ id: body.orderId, status: 'placed', paymentMode: 'UPI' });
    expect((await overview()).payments).toEqual([]);
    expect((await overview()).ledger.balancePaise).toBe(0);
    const unknown = await meera.call('settlePayment', { params: { reference: 'x' } });
    expect(unknown.statusCode).toBe(404);
  });
});
