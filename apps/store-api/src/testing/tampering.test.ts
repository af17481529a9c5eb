import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { addTo, readyBag, type ReadyBag } from './buying.ts';
import { makeCustomer } from './buyers.ts';
import { databases } from './databases.ts';
import { fakeProvider, type FakeProvider } from './fakeProvider.ts';
import { fillShelf, shelf } from './shelf.ts';
import { addressForm, openShop, type Answer, type TestShop } from './shop.ts';

// What no honest page sends: each is refused, and whatever money and stock stand on is as it was.

/** Everything that an order, its payment and a bag are made of. */
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
  ...['order_status_event', 'stock_reservation', 'payment_attempt', 'payment_event', 'pan_card', 'job'],
];

for (const { name, isHere, open } of databases)
  describe.skipIf(!isHere)(`tampering on ${name}`, () => {
    let database: OpenDatabase;
    let provider: FakeProvider;
    let shop: TestShop;
    let last = 9_600_000_000;
    /** A customer with a bag, and one with an address, a bag and an order that is being paid. */
    let mine: ReadyBag;
    let theirs: ReadyBag;
    let theirOrder: string;

    beforeAll(async () => {
      database = await open();
      await fillShelf(database.db);
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
      readyBag(await makeCustomer(database.db, shop, String(++last)), [[shelf.potli, 1]]);
    const key = () => ({ 'idempotency-key': `tampering-key-${(last += 1)}` });
    const users = '/v2/lux/users/{me}';
    const ask = (url: string, payload?: object, method: 'GET' | 'POST' = payload ? 'POST' : 'GET') =>
      mine.customer.call(method, url, { headers: key(), ...(payload && { payload }) });
    const collect = (from: ReadyBag, more: object = {}): Promise<Answer> =>
      from.customer.call('POST', `${users}/carts/${from.cart}/collectPaymentOrder_V2`, {
        headers: key(),
        payload: { paymentMode: 'UPI', addressId: from.addressId, paybleAmount: from.paybleAmount, ...more },
      });
    const place = (more: object) =>
      ask(`${users}/carts/${mine.cart}/placeOrder`, {
        ...{ paymentMode: 'COD', addressId: mine.addressId, paybleAmount: mine.paybleAmount },
        ...more,
      });

    /** One reading of all rows that count. */
    async function state(): Promise<Record<string, unknown>> {
      const read: Record<string, unknown> = {};
      for (const table of touched) {
        const query = sql`select coalesce(string_agg(t::text, ' | ' order by t::text), '') as rows from ${sql.identifier(table)} t`;
        const answer = (await database.db.execute(query)) as unknown as { rows: { rows: string }[] };
        read[table] = answer.rows[0]?.rows;
      }
      return read;
    }

    async function expectRefused(requests: readonly (readonly [string, () => Promise<Answer>])[]) {
      const before = await state();
      expect(before['cart_line']).not.toBe('');
      for (const [what, request] of requests) {
        const { status } = await request();
        expect({ what, refused: status >= 400 && status < 500, status }).toMatchObject({
          what,
          refused: true,
        });
        expect({ what, ...(await state()) }).toEqual({ what, ...before });
      }
    }

    it('prices that are not the bag’s: no order at another amount, by whatever way to pay [CHK-18]', () =>
      expectRefused(
        [1, 0, -1, mine.paybleAmount - 0.01, mine.paybleAmount + 1, 1e15, Number.MAX_SAFE_INTEGER].flatMap(
          (paybleAmount) => [
            [`cash, ${paybleAmount}`, () => place({ paybleAmount })] as const,
            [`UPI, ${paybleAmount}`, () => collect(mine, { paybleAmount })] as const,
          ],
        ),
      ));

    it('quantities that nobody can have: negative, none, huge, broken, no number [BAG-02]', () => {
      const add = (quantity: string, ussid: string = shelf.potli.USSID) =>
        ask(
          `${users}/carts/${mine.cart}/productsToBag?productCode=${shelf.potli.productCode}&USSID=${ussid}&quantity=${quantity}`,
          undefined,
          'POST',
        );
      const update = (quantity: string) =>
        ask(`${users}/carts/${mine.cart}/updateEntries/0?quantity=${quantity}`, undefined, 'POST');
      return expectRefused([
        ...['-1', '0', '11', '1.5', '1e9', '99999999999999999999', 'NaN', "1'--"].flatMap((quantity) => [
          [`add ${quantity}`, () => add(quantity)] as const,
          [`update ${quantity}`, () => update(quantity)] as const,
        ]),
        ['an offer that is none', () => add('1', 'no-such-offer')],
        [
          'a line that is none',
          () => ask(`${users}/carts/${mine.cart}/updateEntries/-1?quantity=1`, undefined, 'POST'),
        ],
      ]);
    });

    it('a cart, an address or an order of somebody else is unknown [CHK-18]', () => {
      const cart = `${users}/carts/${theirs.cart}`;
      return expectRefused([
        ['their bag', () => ask(`${cart}/cartDetails_V2`)],
        ['into their bag', () => addTo(mine.customer, theirs.cart, shelf.potli)],
        ['their quantity', () => ask(`${cart}/updateEntries/0?quantity=2`, undefined, 'POST')],
        ['their line', () => ask(`${cart}/deleteEntries/0`)],
        ['their coupon', () => ask(`${cart}/applyCoupons?couponCode=ANY`, undefined, 'POST')],
        ['their summary', () => ask(`${cart}/displayOrderSummary_V2`)],
        ['pay their bag', () => collect({ ...theirs, customer: mine.customer })],
        ['their address, cash', () => place({ addressId: theirs.addressId })],
        ['their address, UPI', () => collect(mine, { addressId: theirs.addressId })],
        ['an address of nobody', () => place({ addressId: '1 or 1=1' })],
        ['their order', () => ask(`${users}/orders/${theirOrder}`)],
        ['their payment', () => ask(`${users}/orders/${theirOrder}/updateTransactionDetails`, {})],
        ['their cancellation', () => ask(`${users}/orders/${theirOrder}/cancelPayment`, {})],
        [
          'change their address',
          () => ask(`${users}/editAddress`, { ...addressForm(), addressId: theirs.addressId }),
        ],
        ['under their name', () => ask(`/v2/lux/users/${theirs.customer.userName}/orders`)],
      ]);
    });

    it('coupons and offers that are none, or not for her [BAG-04] [CHK-08]', () =>
      expectRefused(
        ['', ' ', 'NO-SUCH', "x' or '1'='1", 'A'.repeat(41)].flatMap((code) => [
          [
            `coupon ${code}`,
            () =>
              ask(
                `${users}/carts/${mine.cart}/applyCoupons?couponCode=${encodeURIComponent(code)}`,
                undefined,
                'POST',
              ),
          ] as const,
          [
            `offer ${code}`,
            () => ask(`${users}/carts/${mine.cart}/applyBankCoupons`, { offerCode: code }),
          ] as const,
        ]),
      ));

    it('returns and webhooks that are forged, or of another’s payment: nothing is placed, and the log tells [RTE-08]', async () => {
      const token = await shop.guestToken();
      const reference = `${theirOrder}-1`;
      const back = (payload: object) =>
        shop.ask('POST', '/v2/lux/payments/return', {
          headers: { authorization: `Bearer ${token}` },
          payload,
        });
      const hook = (authorization: string, event: object) =>
        shop.ask('POST', '/payments/fake/webhook', {
          headers: { authorization, 'content-type': 'application/json' },
          payload: JSON.stringify(event),
        });
      await expectRefused([
        ['a forged return', () => back({ reference, status: 'CHARGED', signature: 'wrong' })],
        ['a return without a signature', () => back({ reference, status: 'CHARGED' })],
        [
          'a return of no payment',
          () => back({ reference: 'none-1', status: 'CHARGED', signature: 'right' }),
        ],
        ['a forged webhook', () => hook('wrong', { eventId: 'e', reference, detail: 'ORDER_SUCCEEDED' })],
        [
          'a webhook without a credential',
          () => hook('', { eventId: 'e', reference, detail: 'ORDER_SUCCEEDED' }),
        ],
      ]);
      const told = (words: string) => shop.faults.filter((line) => line.includes(words)).length;
      expect([told('return was refused'), told('webhook was refused')]).toEqual([3, 2]);
    });

    it('what is sent again, return or webhook, moves money and stock once [CHK-12]', async () => {
      const token = await shop.guestToken();
      const reference = `${theirOrder}-1`;
      provider.says(reference, 'CHARGED');
      const back = () =>
        shop.ask('POST', '/v2/lux/payments/return', {
          headers: { authorization: `Bearer ${token}` },
          payload: { reference, status: 'CHARGED', signature: 'right' },
        });
      expect((await back()).body.outcome).toBe('PLACED');
      const placed = await state();
      for (let time = 0; time < 3; time += 1) expect((await back()).body.outcome).toBe('PLACED');
      expect(await state()).toEqual(placed);
    });
  });
