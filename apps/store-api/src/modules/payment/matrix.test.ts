import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { readyBag } from '../../testing/buying.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import type { GatewayStatus } from '../payment-provider/provider.ts';

const provider = fakeProvider();
let database: OpenDatabase;
let shop: TestShop;
let last = 9_700_000_000;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db, undefined, { provider });
}, 60_000);
afterAll(async () => {
  // The tests send returns for unknown orders. Each of these returns logs a warning, which does not count as
  // a fault of the store.
  expect(shop.faults.filter((line) => !line.includes('A payment return was rejected'))).toEqual([]);
  await shop.close();
  await database.close();
});

// Written by hand from docs/decisions/0022-buying.md. For each gateway status: the outcome that a shopper
// sees when they return at once, and when they return after half an hour.
const table: readonly (readonly [GatewayStatus, soon: string, late: string])[] = [
  ['CHARGED', 'PLACED', 'PLACED'],
  ['AUTHORIZATION_FAILED', 'FAILED', 'FAILED'],
  ['AUTHENTICATION_FAILED', 'FAILED', 'FAILED'],
  ['NOT_FOUND', 'PENDING', 'FAILED'],
  ['PENDING_VBV', 'PENDING', 'PENDING'],
  ['AUTHORIZING', 'PENDING', 'PENDING'],
];
const services = ['SUCCESS', 'FAILURE', 'PENDING'] as const;
/** How often the shopper returns, and after how many minutes. */
const returns = [
  { label: 'once', times: 1, after: 0 },
  { label: 'twice', times: 2, after: 0 },
  { label: 'from another tab as well', times: 3, after: 0 },
  { label: 'after 30 minutes', times: 1, after: 30 },
  { label: 'never', times: 0, after: 0 },
] as const;

const cases = table.flatMap(([gateway, soon, late]) =>
  services.flatMap((service) =>
    returns.map((back) => [gateway, service, back.label, back.after > 0 ? late : soon, back] as const),
  ),
);

const users = '/v2/lux/users/{me}';
const sendReturn = async (reference: string, status: string) =>
  shop.call('POST', '/v2/lux/payments/return', {
    headers: { authorization: `Bearer ${await shop.guestToken()}` },
    payload: { reference, status, signature: 'right' },
  });

describe('the return from the provider [CHK-12, RTE-08]', () => {
  it.each(cases)(
    'with gateway status %s, return status %s and a shopper who returns %s, leads to the outcome %s',
    async (gateway, service, label, outcome, { times, after }) => {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [
        [fixtures.potli, 1],
      ]);
      const callUser = (method: 'GET' | 'POST', call: string) =>
        bag.customer.call(method, `${users}/${call}`);
      const { body } = await bag.customer.call('POST', `${users}/carts/${bag.cart}/collectPaymentOrder_V2`, {
        headers: { 'idempotency-key': `matrix-${last}` },
        payload: { paymentMode: 'UPI', addressId: bag.addressId, paybleAmount: bag.paybleAmount },
      });
      const reference = `${body.orderId}-1`;
      provider.setStatus(reference, gateway);
      shop.clock.advance(after * 60_000);
      for (let time = 0; time < times; time += 1)
        expect((await sendReturn(reference, service)).body).toEqual({
          orderId: body.orderId,
          outcome,
          isBuyNow: false,
        });
      // When the shopper never returns, the page of the order requests the outcome. The result is the same.
      if (label === 'never') await callUser('POST', `orders/${body.orderId}/updateTransactionDetails`);
      expect((await callUser('GET', `orders/${body.orderId}`)).body.outcome).toBe(outcome);

      // There is at most one payment. While it may be charged, the bag cannot be paid for again.
      const { openOrderId } = (await callUser('GET', `carts/${bag.cart}/displayOrderSummary_V2`)).body;
      expect(openOrderId).toBe(outcome === 'PENDING' ? body.orderId : null);
      expect([...provider.payments.keys()].filter((name) => name.startsWith(body.orderId))).toHaveLength(1);
    },
  );

  it.each(services)('rejects the return of an unknown order with status %s', async (service) => {
    expect((await sendReturn('LX-0000-0000-00-1', service)).body.errorCode).toBe('O4042');
  });
});
