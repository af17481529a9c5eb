import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { addTo, readyBag, type ReadyBag } from './buying.ts';
import { makeCustomer } from './buyers.ts';
import { databases } from './databases.ts';
import { fakeProvider, type FakeProvider } from './fakeProvider.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { addressForm, openShop, type TestResponse, type TestShop } from './shop.ts';

// Requests that no page of the shop sends. Each is rejected, and money and stock do not change.

/** Tables of orders, payments and bags. */
const touched = [
  ...[
    'cart',
    'cart_line',
    'address',
    'offer',
    'discount_use',
    'ledger_entry',
    'customer_order',
    'order_line',
  ],
  ...[
    'parcel',
    'order_unit',
    'unit_event',
    'refund',
    'refund_part',
    'stock_reservation',
    'payment_attempt',
    'payment_event',
    'pan_card',
    'job',
  ],
];

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the store on ${name}`, () => {
    let database: OpenDatabase;
    let provider: FakeProvider;
    let shop: TestShop;
    let last = 9_600_000_000;
    /**
     * `mine` is a customer's bag. `theirs` is the bag of another customer, who also has an address and an
     * order in payment.
     */
    let mine: ReadyBag;
    let theirs: ReadyBag;
    let theirOrder: string;

    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
    }, 60_000);
    afterAll(() => database.close());
    beforeEach(async () => {
      provider = fakeProvider();
      shop = openShop(database.db, undefined, { provider });
      mine = await bag();
      theirs = await bag();
      theirOrder = (await collect(theirs)).body.orderId;
    });

    const bag = async () =>
      readyBag(await makeCustomer(database.db, shop, String(++last)), [[fixtures.potli, 1]]);
    const key = () => ({ 'idempotency-key': `tampering-key-${(last += 1)}` });
    const users = '/v2/lux/users/{me}';
    const call = (url: string, payload?: object, method: 'GET' | 'POST' = payload ? 'POST' : 'GET') =>
      mine.customer.call(method, url, { headers: key(), ...(payload && { payload }) });
    const collect = (from: ReadyBag, more: object = {}): Promise<TestResponse> =>
      from.customer.call('POST', `${users}/carts/${from.cart}/collectPaymentOrder_V2`, {
        headers: key(),
        payload: { paymentMode: 'UPI', addressId: from.addressId, paybleAmount: from.paybleAmount, ...more },
      });
    const placeOrder = (more: object) =>
      call(`${users}/carts/${mine.cart}/placeOrder`, {
        ...{ paymentMode: 'COD', addressId: mine.addressId, paybleAmount: mine.paybleAmount },
        ...more,
      });

    /** Contents of all tables in `touched`. */
    async function state(): Promise<Record<string, unknown>> {
      const read: Record<string, unknown> = {};
      for (const table of touched) {
        const query = sql`select coalesce(string_agg(t::text, ' | ' order by t::text), '') as rows from ${sql.identifier(table)} t`;
        const result = (await database.db.execute(query)) as unknown as { rows: { rows: string }[] };
        read[table] = result.rows[0]?.rows;
      }
      return read;
    }

    async function expectRejected(requests: readonly (readonly [string, () => Promise<TestResponse>])[]) {
      const before = await state();
      expect(before['cart_line']).not.toBe('');
      for (const [what, request] of requests) {
        const { status } = await request();
        expect({ what, rejected: status >= 400 && status < 500, status }).toMatchObject({
          what,
          rejected: true,
        });
        expect({ what, ...(await state()) }).toEqual({ what, ...before });
      }
    }

    it('rejects orders whose amount differs from the bag, for every payment method [CHK-18]', () =>
      expectRejected(
        [1, 0, -1, mine.paybleAmount - 0.01, mine.paybleAmount + 1, 1e15, Number.MAX_SAFE_INTEGER].flatMap(
          (paybleAmount) => [
            [`cash, ${paybleAmount}`, () => placeOrder({ paybleAmount })] as const,
            [`UPI, ${paybleAmount}`, () => collect(mine, { paybleAmount })] as const,
          ],
        ),
      ));

    it('rejects negative, zero, huge, fractional and non-numeric quantities [BAG-02]', () => {
      const add = (quantity: string, ussid: string = fixtures.potli.USSID) =>
        call(
          `${users}/carts/${mine.cart}/productsToBag?productCode=${fixtures.potli.productCode}&USSID=${ussid}&quantity=${quantity}`,
          undefined,
          'POST',
        );
      const update = (quantity: string) =>
        call(`${users}/carts/${mine.cart}/updateEntries/0?quantity=${quantity}`, undefined, 'POST');
      return expectRejected([
        ...['-1', '0', '11', '1.5', '1e9', '99999999999999999999', 'NaN', "1'--"].flatMap((quantity) => [
          [`add ${quantity}`, () => add(quantity)] as const,
          [`update ${quantity}`, () => update(quantity)] as const,
        ]),
        ['an unknown offer', () => add('1', 'no-such-offer')],
        [
          'an unknown line',
          () => call(`${users}/carts/${mine.cart}/updateEntries/-1?quantity=1`, undefined, 'POST'),
        ],
      ]);
    });

    it('rejects carts, addresses and orders of another customer [CHK-18]', () => {
      const cart = `${users}/carts/${theirs.cart}`;
      return expectRejected([
        ['their bag', () => call(`${cart}/cartDetails_V2`)],
        ['into their bag', () => addTo(mine.customer, theirs.cart, fixtures.potli)],
        ['their quantity', () => call(`${cart}/updateEntries/0?quantity=2`, undefined, 'POST')],
        ['their line', () => call(`${cart}/deleteEntries/0`)],
        ['their coupon', () => call(`${cart}/applyCoupons?couponCode=ANY`, undefined, 'POST')],
        ['their summary', () => call(`${cart}/displayOrderSummary_V2`)],
        ['pay their bag', () => collect({ ...theirs, customer: mine.customer })],
        ['their address, cash', () => placeOrder({ addressId: theirs.addressId })],
        ['their address, UPI', () => collect(mine, { addressId: theirs.addressId })],
        ['an unknown address', () => placeOrder({ addressId: '1 or 1=1' })],
        ['their order', () => call(`${users}/orders/${theirOrder}`)],
        ['their payment', () => call(`${users}/orders/${theirOrder}/updateTransactionDetails`, {})],
        ['their cancellation', () => call(`${users}/orders/${theirOrder}/cancelPayment`, {})],
        [
          'change their address',
          () => call(`${users}/editAddress`, { ...addressForm(), addressId: theirs.addressId }),
        ],
        ['under their name', () => call(`/v2/lux/users/${theirs.customer.userName}/orders`)],
      ]);
    });

    it('rejects unknown coupons and bank offers [BAG-04] [CHK-08]', () =>
      expectRejected(
        ['', ' ', 'NO-SUCH', "x' or '1'='1", 'A'.repeat(41)].flatMap((code) => [
          [
            `coupon ${code}`,
            () =>
              call(
                `${users}/carts/${mine.cart}/applyCoupons?couponCode=${encodeURIComponent(code)}`,
                undefined,
                'POST',
              ),
          ] as const,
          [
            `offer ${code}`,
            () => call(`${users}/carts/${mine.cart}/applyBankCoupons`, { offerCode: code }),
          ] as const,
        ]),
      ));

    it('rejects forged returns and webhooks, and logs them [RTE-08]', async () => {
      const token = await shop.guestToken();
      const reference = `${theirOrder}-1`;
      const back = (payload: object) =>
        shop.call('POST', '/v2/lux/payments/return', {
          headers: { authorization: `Bearer ${token}` },
          payload,
        });
      const hook = (authorization: string, event: object) =>
        shop.call('POST', '/payments/fake/webhook', {
          headers: { authorization, 'content-type': 'application/json' },
          payload: JSON.stringify(event),
        });
      await expectRejected([
        ['a forged return', () => back({ reference, status: 'CHARGED', signature: 'wrong' })],
        ['a return without a signature', () => back({ reference, status: 'CHARGED' })],
        [
          'a return of an unknown payment',
          () => back({ reference: 'none-1', status: 'CHARGED', signature: 'right' }),
        ],
        ['a forged webhook', () => hook('wrong', { eventId: 'e', reference, detail: 'ORDER_SUCCEEDED' })],
        [
          'a webhook without a credential',
          () => hook('', { eventId: 'e', reference, detail: 'ORDER_SUCCEEDED' }),
        ],
      ]);
      const countLogLines = (text: string) => shop.faults.filter((line) => line.includes(text)).length;
      expect([countLogLines('return was rejected'), countLogLines('webhook was rejected')]).toEqual([3, 2]);
    });

    it('moves money and stock once when the return from the provider is repeated [CHK-12]', async () => {
      const token = await shop.guestToken();
      const reference = `${theirOrder}-1`;
      provider.setStatus(reference, 'CHARGED');
      const back = () =>
        shop.call('POST', '/v2/lux/payments/return', {
          headers: { authorization: `Bearer ${token}` },
          payload: { reference, status: 'CHARGED', signature: 'right' },
        });
      expect((await back()).body.outcome).toBe('PLACED');
      const placed = await state();
      for (let time = 0; time < 3; time += 1) expect((await back()).body.outcome).toBe('PLACED');
      expect(await state()).toEqual(placed);
    });
  });
