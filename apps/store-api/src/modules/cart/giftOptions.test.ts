import { samples } from '@luxe/contract/samples';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { cart as storedCart } from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { addTo, cartOf, placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fakeProvider } from '../../testing/fakeProvider.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { mergeGiftOptions } from './giftOptions.ts';

const columns = (giftWrap: boolean, giftMessage: string, hidesPrices: boolean) => ({
  giftWrap,
  giftMessage,
  hidesPrices,
});
const none = columns(false, '', false);

test.each([
  ['no options', none, none, none, false],
  ["only the guest's", columns(true, 'A', true), none, columns(true, 'A', true), false],
  ["only the customer's", none, columns(true, 'B', true), columns(true, 'B', true), false],
  ['different options', columns(true, '', false), columns(false, 'B', true), columns(true, 'B', true), false],
  [
    'the same message',
    columns(false, 'A', false),
    columns(false, 'A', false),
    columns(false, 'A', false),
    false,
  ],
  ['two messages', columns(false, 'A', false), columns(true, 'B', false), columns(true, 'A', false), true],
] as const)('mergeGiftOptions merges two bags with these options: %s', (_, guest, own, merged, isNoted) => {
  const result = mergeGiftOptions(guest, own);
  expect(result.columns).toEqual(merged);
  expect(result.note !== '').toBe(isNoted);
});

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`gift options on ${name}`, () => {
    const provider = fakeProvider();
    let database: OpenDatabase;
    let shop: TestShop;
    let last = 9_450_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db, undefined, { provider });
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });

    const { giftOptions, giftOptionsNone } = samples;
    const buyer = () => makeCustomer(database.db, shop, String(++last));
    const newBag = async () => readyBag(await buyer(), [[fixtures.potli, 1]]);
    const choose = (customer: TestCustomer, cart: string, payload: object = giftOptions) =>
      customer.call('POST', `/v2/lux/users/{me}/carts/${cart}/giftOptions`, { payload });
    const read = async (customer: TestCustomer, cart: string, call = 'cartDetails_V2') =>
      (await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/${call}`)).body.giftOptions;

    it('appear in bag, checkout and order, cost nothing, and are empty in the next bag', async () => {
      const bag = await newBag();
      const { customer, cart } = bag;
      expect(await read(customer, cart)).toEqual(giftOptionsNone);
      expect((await choose(customer, cart)).body).toEqual({ status: 'SUCCESS', giftOptions });
      expect(await read(customer, cart)).toEqual(giftOptions);
      expect(await read(customer, cart, 'displayOrderSummary_V2')).toEqual(giftOptions);
      const { status, body } = await placeOrder(bag, `order-of-${customer.userName}`);
      expect(status).toBe(200);
      expect(body.orderDetails.giftOptions).toEqual(giftOptions);
      const { orderId } = body.orderDetails;
      const order = (await customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body;
      expect(order.giftOptions).toEqual(giftOptions);
      expect(await read(customer, await cartOf(customer))).toEqual(giftOptionsNone);
    });

    it('of a buy-now cart do not change those of the bag', async () => {
      const { customer, cart } = await newBag();
      const { code } = (
        await customer.call(
          'GET',
          `/v2/lux/users/{me}/buyNow/mergeBuyNowCart?productCode=${fixtures.potli.productCode}&USSID=${fixtures.potli.USSID}`,
        )
      ).body;
      await choose(customer, code);
      expect(await read(customer, code)).toEqual(giftOptions);
      expect(await read(customer, cart)).toEqual(giftOptionsNone);
    });

    it('move from the bag of the guest to the bag of the customer at login', async () => {
      const token = await shop.guestToken();
      const guest = (url: string, payload?: object) =>
        shop.call('POST', `/v2/lux/users/anonymous/carts${url}`, {
          headers: { authorization: `Bearer ${token}` },
          ...(payload && { payload }),
        });
      const { guid } = (await guest('')).body;
      expect((await guest(`/${guid}/giftOptions`, giftOptions)).status).toBe(200);
      const customer = await buyer();
      const cart = await cartOf(customer);
      await choose(customer, cart, { ...giftOptionsNone, message: 'Mine' });
      await customer.call('POST', `/v2/lux/users/{me}/carts?oldCartId=${guid}`);
      const { body } = await customer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
      expect(body.giftOptions).toEqual(giftOptions);
      expect(body.mergeNote).toBe(
        'Both bags had a gift message. The one written before you logged in stays.',
      );
      // The merge must clear the message of the guest's cart. That cart has no customer, so the deletion of
      // the account would not erase its message.
      const [merged] = await database.db.select().from(storedCart).where(eq(storedCart.guid, guid));
      expect(merged).toMatchObject({ status: 'merged', giftMessage: '' });
    });

    it('cannot change once the bag is ordered, but can change for the next bag', async () => {
      const bag = await newBag();
      const { customer, cart } = bag;
      await choose(customer, cart);
      const { orderId } = (await placeOrder(bag, `order-of-${customer.userName}`)).body.orderDetails;
      const late = await choose(customer, cart, giftOptionsNone);
      expect([late.status, late.body.errorCode]).toEqual([409, 'O4003']);
      const order = (await customer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body;
      expect(order.giftOptions).toEqual(giftOptions);
      await addTo(customer, cart, fixtures.potli);
      expect((await choose(customer, cart)).status).toBe(200);
    });

    it('cannot change while the bag is being paid for, and can after the payment fails', async () => {
      const { customer, cart, addressId, paybleAmount } = await newBag();
      const { body } = await customer.call(
        'POST',
        `/v2/lux/users/{me}/carts/${cart}/collectPaymentOrder_V2`,
        {
          headers: { 'idempotency-key': `pays-for-${customer.userName}` },
          payload: { paymentMode: 'UPI', addressId, paybleAmount },
        },
      );
      const during = await choose(customer, cart);
      expect([during.status, during.body.errorCode]).toEqual([409, 'O4004']);
      expect(await read(customer, cart)).toEqual(giftOptionsNone);
      provider.setStatus(`${body.orderId}-1`, 'AUTHORIZATION_FAILED');
      await customer.call('POST', `/v2/lux/users/{me}/orders/${body.orderId}/updateTransactionDetails`);
      expect((await choose(customer, cart)).status).toBe(200);
    });

    test.each([
      ['200 letters', 'अ'.repeat(200), 'अ'.repeat(200)],
      ['200 emoji', '😀'.repeat(200), '😀'.repeat(200)],
      ['six lines', 'a\n\n\n\n\nf', 'a\n\n\n\n\nf'],
      ['other line breaks and surrounding blanks', ' a\r\nb\u2028c\n ', 'a\nb\nc'],
      ['invisible characters and a NUL', '\u202eAm\u200bma\0', 'Amma'],
    ])('contain the message without unwanted characters: %s', async (_, message, saved) => {
      const { customer, cart } = await newBag();
      const { body } = await choose(customer, cart, { ...giftOptionsNone, message });
      expect(body.giftOptions).toEqual({ ...giftOptionsNone, message: saved });
    });

    test.each([
      ['201 letters', { message: 'a'.repeat(201) }, 'Keep the message to 200 letters.'],
      ['seven lines', { message: 'a\n\n\n\n\n\ng' }, 'Keep the message to 6 lines.'],
      ['no message', { message: undefined }, 'Enter the message.'],
    ])('stay unchanged when a change is rejected because of %s', async (_, wrong, message) => {
      const { customer, cart } = await newBag();
      await choose(customer, cart);
      const { status, body } = await choose(customer, cart, { ...giftOptions, ...wrong });
      expect([status, body.errorCode, body.errors[0].message]).toEqual([400, 'INVALID_REQUEST', message]);
      expect(await read(customer, cart)).toEqual(giftOptions);
    });
  });
