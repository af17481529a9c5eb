import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
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

const get = (url: string) => meera.get(url);
const press = (url: string, fields: Record<string, string> = {}) => meera.post(url, fields);
const newBag = async () =>
  readyBag(await makeCustomer(database.db, shop, String(++last)), [[fixtures.potli, 1]]);

async function createOrder() {
  const bag = await newBag();
  const { body } = await placeOrder(bag, `for-the-desk-${last}`);
  return { bag, id: String(body.orderDetails.orderId) };
}

describe('the desk', () => {
  it('finds an order by the number printed on its parcel, and sends a strict content security policy', async () => {
    const { id } = await createOrder();
    const page = await get(`/desk/orders?id=${encodeURIComponent(id.replaceAll('-', ' ').toLowerCase())}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Order ${id}`);
    expect((await get('/desk/orders?id=LX-0000-0000-00')).statusCode).toBe(404);
    const policy = String(page.headers['content-security-policy']);
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows how to pack a gift, and escapes the gift message', async () => {
    const plain = await createOrder();
    expect((await get(`/desk/orders?id=${plain.id}`)).body).not.toContain('Packing');
    const bag = await newBag();
    const message = 'For <b>Amma</b>\nand Appa';
    await bag.customer.call('POST', `/v2/lux/users/{me}/carts/${bag.cart}/giftOptions`, {
      payload: { wrap: true, message, hidePrices: true },
    });
    const { body } = await placeOrder(bag, `for-the-desk-${last}`);
    const page = (await get(`/desk/orders?id=${body.orderDetails.orderId}`)).body;
    expect(page).toContain('<p>Gift wrap</p>');
    expect(page).toContain('<p>No prices on the packing slip</p>');
    expect(page).toContain('For &#60;b&#62;Amma&#60;/b&#62;\nand Appa</p>');
  });

  it('moves a parcel to delivery step by step, ignores a repeated step, and books cash on delivery as paid', async () => {
    const { bag, id } = await createOrder();
    const [path] =
      /\/desk\/orders\/[^/]+\/parcels\/\d+\//.exec((await get(`/desk/orders?id=${id}`)).body) ?? [];
    const step = (state: string) => press(`${path}${state}`);
    expect((await step('shipped')).statusCode).toBe(409);
    expect((await step('elsewhere')).statusCode).toBe(400);
    expect((await press(`/desk/orders/${id}/parcels/0/confirmed`)).statusCode).toBe(404);
    for (const state of ['confirmed', ...stepsToDoor]) expect((await step(state)).statusCode).toBe(303);
    const { body } = await bag.customer.call('GET', `/v2/lux/users/{me}/orders/${id}`);
    expect(body.paymentStatus).toBe('SUCCESS');
    expect(body.products[0].trail.every(({ status }: { status: string }) => status === 'DONE')).toBe(true);
    expect(
      (await get(`/desk/orders?id=${id}`)).body.match(/delivered .* IST, desk Meera Nair/g),
    ).toHaveLength(1);
    const ledger = (await ops.inject({ url: '/ops/ledger', headers: { host: 'localhost' } })).json();
    expect(ledger.balance).toBe(0);
    expect(ledger.accounts).toContainEqual({ account: 'payments', paise: fixtures.potli.price });
    const [last] = await listAudit(database.db, { subject: `order ${id}` }, 1);
    expect(last).toMatchObject({ person: 'Meera Nair', action: 'move parcel' });
    expect([last?.before, last?.after]).toEqual([
      expect.stringMatching(/^parcel \d+: outForDelivery$/),
      expect.stringMatching(/^parcel \d+: delivered$/),
    ]);
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
    expect((await get('/desk')).body).toContain(reference);
    expect((await press(`/desk/orders/${body.orderId}/parcels/1/confirmed`)).statusCode).toBe(409);
    provider.setStatus(reference, 'CHARGED');
    expect((await press(`/desk/payments/${reference}/settle`)).statusCode).toBe(303);
    expect((await get('/desk')).body).not.toContain(reference);
    expect((await get(`/desk/orders?id=${body.orderId}`)).body).toContain('placed, UPI');
  });
});
