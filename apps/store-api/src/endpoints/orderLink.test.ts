import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { parcel } from '../db/schema/index.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { placeOrder, readyBag } from '../testing/buying.ts';
import { openEmbedded } from '../testing/databases.ts';
import { fixtures, insertFixtures } from '../testing/fixtures.ts';
import { moveParcels } from '../testing/fulfilling.ts';
import { openShop, testSecrets, type TestShop } from '../testing/shop.ts';
import { signLink, type LinkPurpose } from '../secrets/signedLink.ts';

let database: OpenDatabase;
let shop: TestShop;
let orderId = '';
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db);
  const bag = await readyBag(await makeCustomer(database.db, shop, '9380000001'), [[fixtures.potli, 1]]);
  orderId = (await placeOrder(bag, 'order-link-0001')).body.orderDetails.orderId;
  await database.db.update(parcel).set({ deliveryCode: '482140' }).where(eq(parcel.orderId, orderId));
  const parts = { db: database.db, clock: shop.clock };
  await moveParcels(parts, { orderId }, ['confirmed', 'packed', 'shipped']);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

const tokenOf = (subject = orderId, purpose: LinkPurpose = 'order', minutes = 10) =>
  signLink(testSecrets.hmacKey, {
    ...{ purpose, subject },
    expiresAt: new Date(shop.clock.now().getTime() + minutes * 60_000),
  });
const open = (token: string) => shop.call('GET', `/v2/lux/order-links/${encodeURIComponent(token)}`);

it('opens the order without a login, and shows nothing that is private', async () => {
  const { status, body } = await open(tokenOf());
  expect(status).toBe(200);
  expect(body.order).toMatchObject({ orderId, city: 'New Delhi', parcels: [{ number: 1 }] });
  const text = JSON.stringify(body);
  for (const secret of ['482140', '9380000001', 'ananya.rao@example.com', 'Ananya', 'Jor Bagh'])
    expect(text).not.toContain(secret);
});

it('shows nothing when the link has expired', async () => {
  expect((await open(tokenOf(orderId, 'order', -1))).body).toEqual({ order: null });
});

it.each([
  ['another purpose', () => tokenOf(orderId, 'orderFeedback')],
  ['an unknown order', () => tokenOf('LX-2611-0000-00')],
  ['a changed order number', () => tokenOf().replace(orderId, 'LX-2611-0000-01')],
  ['a later end', () => tokenOf().replace(/\.[\da-z]+\./, '.zzzzzz.')],
  ['any other text', () => 'x'],
])('answers 404 to a link with %s', async (_, token) => {
  expect((await open(token())).status).toBe(404);
});
