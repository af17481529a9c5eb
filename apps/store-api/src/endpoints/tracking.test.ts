import { eq } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { customer, oneTimeCode, parcel } from '../db/schema/index.ts';
import { buildApp } from '../app.ts';
import { createLog } from '@luxe/host/log';
import { makeCustomer } from '../testing/buyers.ts';
import { placeOrder, readyBag } from '../testing/buying.ts';
import { openEmbedded } from '../testing/databases.ts';
import { fixtures, insertFixtures } from '../testing/fixtures.ts';
import { moveParcels } from '../testing/fulfilling.ts';
import { openShop, solvedCaptcha, testSecrets, type TestShop } from '../testing/shop.ts';
import { signLink, type LinkPurpose } from '../secrets/signedLink.ts';

let database: OpenDatabase;
let shop: TestShop;
let orderId = '';
const phone = '9380000001';
const unknown = 'LX-2611-0000-00';
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db);
  const bag = await readyBag(await makeCustomer(database.db, shop, phone), [[fixtures.potli, 1]]);
  orderId = (await placeOrder(bag, 'order-link-0001')).body.orderDetails.orderId;
  await database.db.update(parcel).set({ deliveryCode: '482140' }).where(eq(parcel.orderId, orderId));
  const parts = { db: database.db, clock: shop.clock };
  await moveParcels(parts, { orderId }, ['confirmed', 'packed', 'shipped']);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

const open = (token: string) => shop.call('GET', `/v2/lux/order-links/${encodeURIComponent(token)}`);
/** Headers of a shopper in this network, as the storefront sends them. */
const from = (address: string) => ({
  'x-luxe-client-address': address,
  'x-luxe-storefront-secret': testSecrets.storefrontSecret,
});
let networks = 0;
const anywhere = () => from(`203.0.113.${(networks += 1)}`);
const request = (orderCode: string, headers = anywhere(), more: { refId?: string } = {}) =>
  shop.call('POST', '/v2/lux/order-tracking/code', {
    payload: { orderCode, captchaToken: null, ...more },
    headers,
  });
const check = (refId: string, otp: string, orderCode = orderId, headers = anywhere()) =>
  shop.call('POST', '/v2/lux/order-tracking/check', { payload: { orderCode, refId, otp }, headers });
/** Requests a code and resolves to it, with its reference. Steps over the limits of earlier tests. */
async function requested(orderCode = orderId) {
  shop.clock.advance(11 * 60_000);
  const { body } = await request(orderCode);
  return { refId: body.refId as string, otp: await lastCode(), body };
}
/** The code is sent after the response. */
async function lastCode() {
  let code = shop.outbox.lastCode(phone);
  for (let turn = 0; turn < 50; turn += 1) {
    await setImmediate();
    code = shop.outbox.lastCode(phone);
  }
  return code ?? '';
}
const answerOf = ({ status, body }: Awaited<ReturnType<typeof check>>) => [status, body.errorCode];
const other = (otp: string) => (otp === '000000' ? '000001' : '000000');

describe('a code of a guest', () => {
  it('opens the order for an hour, once [ORD-02]', async () => {
    const { refId, otp, body } = await requested(` ${orderId.toLowerCase().replaceAll('-', ' ')} `);
    expect(body.channels).toEqual(['phone', 'email']);
    const { body: right } = await check(refId, otp);
    expect((await open(right.token)).body.order.orderId).toBe(orderId);
    expect(answerOf(await check(refId, otp))).toEqual([400, 'SSO-1004']);
    shop.clock.advance(59 * 60_000);
    expect((await open(right.token)).status).toBe(200);
    shop.clock.advance(2 * 60_000);
    expect(answerOf(await open(right.token))).toEqual([410, 'O4101']);
  });

  it('goes to the phone and the e-mail address of the order', async () => {
    const { otp } = await requested();
    expect(otp).toMatch(/^\d{6}$/);
    expect(shop.outbox.lastCode('ananya.rao@example.com')).toBe(otp);
  });

  it('is stored as a hash', async () => {
    const { refId, otp } = await requested();
    const [row] = await database.db.select().from(oneTimeCode).where(eq(oneTimeCode.refId, refId));
    expect(row).toMatchObject({ purpose: 'track', subject: `order ${orderId}` });
    expect(row?.codeHash).not.toContain(otp);
  });

  it('allows five tries', async () => {
    const { refId, otp } = await requested();
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(answerOf(await check(refId, other(otp))));
    const wrong = [400, 'SSO-1003'];
    const usedUp = [429, 'SSO-1005'];
    expect(answers).toEqual([wrong, wrong, wrong, wrong, usedUp]);
    expect(answerOf(await check(refId, otp))).toEqual(usedUp);
  });

  it('expires after five minutes', async () => {
    const { refId, otp } = await requested();
    shop.clock.advance(5 * 60_000);
    expect(answerOf(await check(refId, otp))).toEqual([400, 'SSO-1004']);
  });

  it('opens no other order, and logs no one in', async () => {
    const { refId, otp } = await requested();
    expect(answerOf(await check(refId, otp, unknown))).toEqual([400, 'SSO-1004']);
    const login = { phone, countryCode: '91', otp, refId, codeChallenge: 'c' };
    expect(answerOf(await shop.identity('verify-phone-otp', login))).toEqual([400, 'SSO-1004']);
  });

  it('can be requested again after 30 seconds; both codes are valid, once', async () => {
    const first = await requested();
    expect(answerOf(await request(orderId, anywhere(), { refId: first.refId }))).toEqual([429, 'SSO-1029']);
    shop.clock.advance(31_000);
    const { body } = await request(orderId, anywhere(), { refId: first.refId });
    const otp = await lastCode();
    expect((await check(first.refId, first.otp)).status).toBe(200);
    expect((await check(body.refId, otp)).status).toBe(200);
    expect(answerOf(await check(first.refId, first.otp))).toEqual([400, 'SSO-1004']);
  });

  it('is limited per order and network', async () => {
    shop.clock.advance(11 * 60_000);
    const here = anywhere();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await request(orderId, here)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await request(orderId)).status).toBe(200);
  });
});

describe('an unknown order', () => {
  it('gets the same answers as a known one: request, limits, wrong codes, tries', async () => {
    const transcriptOf = async (orderCode: string) => {
      shop.clock.advance(11 * 60_000);
      const here = anywhere();
      const { status, body } = await request(orderCode, here);
      const otp = other(await lastCode());
      const checks = [];
      for (let index = 0; index < 6; index += 1)
        checks.push(answerOf(await check(body.refId, otp, orderCode, here)));
      const again = [];
      for (let index = 0; index < 5; index += 1) again.push(answerOf(await request(orderCode, here)));
      return { status, body: { ...body, refId: body.refId.length }, checks, again };
    };
    expect(await transcriptOf(unknown)).toEqual(await transcriptOf(orderId));
  });

  it('sends nothing', async () => {
    const { otp } = await requested();
    await requested(unknown);
    expect(await lastCode()).toBe(otp);
  });
});

it('sends at most 10 codes to one phone from one network in ten minutes, and answers as before', async () => {
  const bag = await readyBag(await makeCustomer(database.db, shop, phone), [[fixtures.potli, 1]]);
  const placeAgain = async (at: number) => {
    const ready = at === 0 ? bag : await readyBag(bag.customer, [[fixtures.potli, 1]]);
    return (await placeOrder(ready, `order-link-10${at}`)).body.orderDetails.orderId as string;
  };
  const orders = [await placeAgain(0), await placeAgain(1), await placeAgain(2)];
  shop.clock.advance(11 * 60_000);
  const here = anywhere();
  const codes = new Set<string>();
  for (const order of orders)
    for (let index = 0; index < 4; index += 1) {
      expect((await request(order, here)).status).toBe(200);
      codes.add(await lastCode());
    }
  expect(codes.size).toBe(10);
});

it('sends the owner a code although strangers have used up the limit, and their former code stays valid', async () => {
  const bag = await readyBag(await makeCustomer(database.db, shop, phone), [[fixtures.potli, 1]]);
  const second = (await placeOrder(bag, 'order-link-0003')).body.orderDetails.orderId;
  const { refId, otp } = await requested();
  for (let index = 0; index < 19; index += 1) expect((await request(orderId)).status).toBe(200);
  await lastCode();
  // The owner's network gets two codes more, for any of the orders.
  const home = anywhere();
  for (const isSent of [true, true, false]) {
    const before = await lastCode();
    const { status, body } = await request(second, home);
    expect(status).toBe(200);
    const now = await lastCode();
    expect(now !== before).toBe(isSent);
    if (isSent) expect((await check(body.refId, now, second, home)).status).toBe(200);
  }
  shop.clock.advance(31_000);
  expect((await request(orderId, home, { refId })).status).toBe(200);
  expect((await check(refId, otp, orderId, home)).status).toBe(200);
});

it('sends the code to a customer who has only an e-mail address', async () => {
  const bag = await readyBag(await makeCustomer(database.db, shop, '9380000003'), [[fixtures.potli, 1]]);
  const placed = (await placeOrder(bag, 'order-link-0004')).body.orderDetails.orderId;
  const email = 'only.mail@example.com';
  await database.db.update(customer).set({ phone: '', email }).where(eq(customer.phone, '9380000003'));
  await requested(placed);
  expect(shop.outbox.lastCode(email)).toMatch(/^\d{6}$/);
});

it('sends nothing for an erased customer, and closes the links to their orders', async () => {
  const bag = await readyBag(await makeCustomer(database.db, shop, '9380000002'), [[fixtures.potli, 1]]);
  const erased = (await placeOrder(bag, 'order-link-0002')).body.orderDetails.orderId;
  const token = tokenOf(erased);
  expect((await open(token)).status).toBe(200);
  await database.db.update(customer).set({ phone: '', email: null }).where(eq(customer.phone, '9380000002'));
  const { otp } = await requested();
  await requested(erased);
  expect(await lastCode()).toBe(otp);
  expect((await open(token)).status).toBe(404);
});

it.each<{ reached: readonly string[]; status: number; channels: readonly string[] | undefined }>([
  { reached: [], status: 409, channels: undefined },
  { reached: ['email'], status: 200, channels: ['email'] },
  { reached: ['phone'], status: 200, channels: ['phone'] },
])('promises only what the shop can send: $reached', async ({ reached, status, channels }) => {
  const app = buildApp({
    config: { secrets: testSecrets, loginLimit: 100 },
    db: database.db,
    clock: shop.clock,
    log: createLog('silent'),
    courier: {
      reaches: (contact) => reached.includes(contact.includes('@') ? 'email' : 'phone'),
      deliver: () => undefined,
      deliverLink: () => undefined,
    },
  });
  const response = await app.inject({
    method: 'POST',
    url: '/v2/lux/order-tracking/code',
    payload: { orderCode: unknown, captchaToken: null },
  });
  expect([response.statusCode, response.json().channels]).toEqual([status, channels]);
  await app.close();
});

it.each([undefined, 'http://127.0.0.1:9'])(
  'after a captcha of the store, a network gets more codes (identity provider %s)',
  async (identityOrigin) => {
    const own = openShop(database.db, shop.clock, { config: { loginLimit: 2, identityOrigin } });
    const here = from('198.51.100.7');
    const send = async (captchaToken: string | null) =>
      (
        await own.call('POST', '/v2/lux/order-tracking/code', {
          payload: { orderCode: `${unknown}${(networks += 1)}`, captchaToken },
          headers: here,
        })
      ).status;
    expect([await send(null), await send('guess'), await send(null)]).toEqual([200, 200, 429]);
    const token = await solvedCaptcha(own, '/v2/lux/captcha');
    expect([await send(token), await send(token)]).toEqual([200, 429]);
    await own.close();
  },
);

const tokenOf = (subject = orderId, purpose: LinkPurpose = 'order', minutes = 10) =>
  signLink(testSecrets.hmacKey, {
    ...{ purpose, subject },
    expiresAt: new Date(shop.clock.now().getTime() + minutes * 60_000),
  });

describe('a signed link', () => {
  it('opens the order without a login, and shows nothing that is private', async () => {
    const { status, body } = await open(tokenOf());
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ orderId, city: 'New Delhi', parcels: [{ number: 1 }] });
    const text = JSON.stringify(body);
    for (const secret of ['482140', phone, 'ananya.rao@example.com', 'Ananya', 'Jor Bagh'])
      expect(text).not.toContain(secret);
  });

  it('answers 410 when it has expired', async () => {
    expect(answerOf(await open(tokenOf(orderId, 'order', -1)))).toEqual([410, 'O4101']);
  });

  it.each([
    ['another purpose', () => tokenOf(orderId, 'orderFeedback')],
    ['an unknown order', () => tokenOf(unknown)],
    ['a changed order number', () => tokenOf().replace(orderId, 'LX-2611-0000-01')],
    ['a later end', () => tokenOf().replace(/\.[\da-z]+\./, '.zzzzzz.')],
    ['any other text', () => 'x'],
  ])('answers 404 with %s', async (_, token) => {
    expect((await open(token())).status).toBe(404);
  });
});
