import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { readyBag } from '../../testing/buying.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { fillShelf, shelf } from '../../testing/shelf.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import type { GatewayStatus } from './provider.ts';

const provider = fakeProvider();
let database: OpenDatabase;
let shop: TestShop;
let last = 9_700_000_000;
beforeAll(async () => {
  database = await openEmbedded();
  await fillShelf(database.db);
  shop = openShop(database.db, undefined, { provider });
}, 60_000);
afterAll(async () => {
  // Returns of orders that there are not are told of.
  expect(shop.faults.filter((line) => !line.includes('A return was refused'))).toEqual([]);
  await shop.close();
  await database.close();
});

// Written by hand from docs/decisions/0022-buying.md: what the shopper is shown, at once and when she comes back after half an hour.
const table: readonly (readonly [GatewayStatus, soon: string, late: string])[] = [
  ['CHARGED', 'PLACED', 'PLACED'],
  ['AUTHORIZATION_FAILED', 'FAILED', 'FAILED'],
  ['AUTHENTICATION_FAILED', 'FAILED', 'FAILED'],
  ['NOT_FOUND', 'PENDING', 'FAILED'],
  ['PENDING_VBV', 'PENDING', 'PENDING'],
  ['AUTHORIZING', 'PENDING', 'PENDING'],
];
const services = ['SUCCESS', 'FAILURE', 'PENDING'] as const;
/** How she comes back: how often, and how many minutes later. */
const returns = [
  { way: 'once', times: 1, after: 0 },
  { way: 'twice', times: 2, after: 0 },
  { way: 'from another tab as well', times: 3, after: 0 },
  { way: 'after 30 minutes', times: 1, after: 30 },
  { way: 'never', times: 0, after: 0 },
] as const;

const cases = table.flatMap(([gateway, soon, late]) =>
  services.flatMap((service) =>
    returns.map((back) => [gateway, service, back.way, back.after > 0 ? late : soon, back] as const),
  ),
);

const users = '/v2/lux/users/{me}';
const home = async (reference: string, status: string) =>
  shop.ask('POST', '/v2/lux/payments/return', {
    headers: { authorization: `Bearer ${await shop.guestToken()}` },
    payload: { reference, status, signature: 'right' },
  });

describe('the way back from the provider [CHK-12, RTE-08]', () => {
  it.each(cases)(
    '%s, service says %s, back %s: %s',
    async (gateway, service, way, outcome, { times, after }) => {
      const bag = await readyBag(await makeCustomer(database.db, shop, String(++last)), [[shelf.potli, 1]]);
      const ask = (method: 'GET' | 'POST', call: string) => bag.customer.call(method, `${users}/${call}`);
      const { body } = await bag.customer.call('POST', `${users}/carts/${bag.cart}/collectPaymentOrder_V2`, {
        headers: { 'idempotency-key': `matrix-${last}` },
        payload: { paymentMode: 'UPI', addressId: bag.addressId, paybleAmount: bag.paybleAmount },
      });
      const reference = `${body.orderId}-1`;
      provider.says(reference, gateway);
      shop.clock.pass(after * 60_000);
      for (let time = 0; time < times; time += 1)
        expect((await home(reference, service)).body).toEqual({
          orderId: body.orderId,
          outcome,
          isBuyNow: false,
        });
      // Who never comes back is shown the same when she asks.
      if (way === 'never') await ask('POST', `orders/${body.orderId}/updateTransactionDetails`);
      expect((await ask('GET', `orders/${body.orderId}`)).body.outcome).toBe(outcome);

      // One charge at most, and nothing more to pay while one may come.
      const { openOrderId } = (await ask('GET', `carts/${bag.cart}/displayOrderSummary_V2`)).body;
      expect(openOrderId).toBe(outcome === 'PENDING' ? body.orderId : null);
      expect([...provider.payments.keys()].filter((name) => name.startsWith(body.orderId))).toHaveLength(1);
    },
  );

  it.each(services)(
    'without an order of ours it leads nowhere, whatever the service says: %s',
    async (service) => {
      expect((await home('LX-0000-0000-00-1', service)).body.errorCode).toBe('O4042');
    },
  );
});
