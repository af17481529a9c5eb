import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  merchant,
  openSandbox,
  serverAuth,
  someCard,
  someOrder,
  type TestSandbox,
} from './testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
afterAll(() => sandbox.close());

const charged = async (more: Record<string, unknown> = {}) => {
  const id = await sandbox.order();
  await sandbox.decide(await sandbox.begin(id, more), 'approve');
  return id;
};

describe('authentication', () => {
  const calls: ['GET' | 'POST', string][] = [
    ['POST', '/orders'],
    ['GET', '/orders/x'],
    ['POST', '/orders/x/refunds'],
    ['POST', '/orders/x/cancel'],
    ['GET', '/cards?customer_id=x'],
    ['POST', '/card/delete'],
    ['GET', '/cardbins/411111'],
    ['GET', '/emi/plans'],
    ['POST', '/v2/upi/verify-vpa'],
    ['GET', '/merchants/luxe/paymentmethods'],
  ];
  test.each(calls)('the call %s %s requires the API key', async (method, url) => {
    const wrong = `Basic ${Buffer.from('another key:').toString('base64')}`;
    for (const headers of [{}, { authorization: wrong }, { ...serverAuth, 'x-merchantid': 'another' }]) {
      const response = await sandbox.request(method, url, undefined, headers as Record<string, string>);
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ status: 'error', error_code: 'access_denied' });
    }
  });
});

describe('orders', () => {
  it('are created once for each id: a repeated call returns the existing order', async () => {
    const first = await sandbox.fromServer('POST', '/orders', someOrder('twice'));
    expect(first.body).toMatchObject({
      order_id: 'twice',
      status: 'NEW',
      status_id: 10,
      amount: 1234.5,
      currency: 'INR',
    });
    expect((await sandbox.fromServer('POST', '/orders', someOrder('twice'))).body).toEqual(first.body);
    const other = await sandbox.fromServer('POST', '/orders', { ...someOrder('twice'), amount: '1' });
    expect(other).toMatchObject({ status: 400, body: { error_code: 'duplicate_order_id' } });
  });

  test.each([
    { amount: '0' },
    { amount: '-1' },
    { amount: '1.234' },
    { amount: '1e3' },
    { amount: '' },
    { currency: 'USD' },
    { order_id: 'a b' },
    { order_id: '' },
    { return_url: 'https://elsewhere.example/' },
    { return_url: 'javascript:alert(1)' },
  ])('are not created from the invalid values %o', async (wrong) => {
    const response = await sandbox.fromServer('POST', '/orders', { ...someOrder('wrong'), ...wrong });
    expect(response.status).toBe(400);
    expect(await sandbox.status('wrong')).toMatchObject({ status: 'NOT_FOUND' });
  });

  it('store amounts exactly, to the paisa', async () => {
    const id = await sandbox.order({ amount: '1155.57' });
    expect(await sandbox.status(id)).toMatchObject({ amount: 1155.57 });
  });

  it('have the status NOT_FOUND for an unknown id', async () => {
    const response = await sandbox.fromServer('GET', '/orders/never-made');
    expect(response).toMatchObject({
      status: 404,
      body: { status: 'NOT_FOUND', status_id: 40, order_id: 'never-made', error_code: 'order_not_found' },
    });
  });

  it('contain the payment method, but never the card number', async () => {
    const id = await charged({ save_to_locker: 'true', tokenize: 'true' });
    expect(await sandbox.status(id)).toMatchObject({
      status: 'CHARGED',
      status_id: 21,
      txn_id: `${merchant.id}-${id}-1`,
      payment_method_type: 'CARD',
      payment_method: 'VISA',
      card: {
        last_four_digits: '1111',
        card_brand: 'VISA',
        card_issuer: 'HDFC',
        card_type: 'CREDIT',
        card_reference: expect.stringMatching(/^cref_/),
      },
      bank_error_code: '',
      refunded: false,
      amount_refunded: 0,
      refunds: [],
    });
    expect(JSON.stringify(await sandbox.status(id))).not.toContain(someCard.card_number);
  });
});

describe('refunds', () => {
  const refund = (id: string, requestId: string, amount?: string) =>
    sandbox.fromServer('POST', `/orders/${id}/refunds`, {
      unique_request_id: requestId,
      ...(amount && { amount }),
    });

  it('can return a charge in several parts up to its total; each part causes a webhook', async () => {
    const id = await charged();
    expect((await refund(id, 'one', '234.50')).body).toMatchObject({
      refunds: [{ unique_request_id: 'one', amount: 234.5, status: 'PENDING' }],
      amount_refunded: 0,
      maximum_eligible_refund_amount: 1000,
    });
    expect(await refund(id, 'two', '1000.01')).toMatchObject({
      status: 400,
      body: { error_code: 'refund_too_large' },
    });
    await refund(id, 'three');
    expect(await refund(id, 'four')).toMatchObject({ status: 400 });
    await sandbox.advance(10_000);
    expect(await sandbox.status(id)).toMatchObject({
      status: 'CHARGED',
      refunded: true,
      amount_refunded: 1234.5,
      refunds: [
        { unique_request_id: 'one', status: 'SUCCESS' },
        { unique_request_id: 'three', amount: 1000, status: 'SUCCESS' },
      ],
    });
    const received = sandbox.shop.events.filter(({ content }) => content.order.order_id === id);
    expect(received.map(({ event_name }) => event_name)).toEqual([
      'TXN_CREATED',
      'ORDER_SUCCEEDED',
      'ORDER_REFUNDED',
      'ORDER_REFUNDED',
    ]);
  });

  it('are created once for each request id, even if the call is repeated', async () => {
    const id = await charged();
    const first = await refund(id, 'same', '10');
    expect((await refund(id, 'same', '10')).body).toEqual(first.body);
    expect(await refund(id, 'same', '11')).toMatchObject({
      status: 400,
      body: { error_code: 'duplicate_request_id' },
    });
  });

  it('are all rejected after the outcome refund-rejected, and the amount can be requested again', async () => {
    const id = await sandbox.order();
    const form = { payment_method_type: 'UPI', txn_type: 'UPI_COLLECT', upi_vpa: 'refund-rejected@sandbox' };
    await sandbox.decide(await sandbox.begin(id, form), 'approve');
    for (const requestId of ['one', 'two'])
      expect((await refund(id, requestId)).body).toMatchObject({
        refunds: expect.arrayContaining([
          expect.objectContaining({
            unique_request_id: requestId,
            amount: 1234.5,
            status: 'FAILURE',
            error_code: 'REFUND_REJECTED',
          }),
        ]),
        amount_refunded: 0,
        maximum_eligible_refund_amount: 1234.5,
      });
    await sandbox.advance(10_000);
    expect(await sandbox.status(id)).toMatchObject({ status: 'CHARGED', refunded: false });
    const received = sandbox.shop.events.filter(({ content }) => content.order.order_id === id);
    expect(received.map(({ event_name }) => event_name)).toEqual([
      'TXN_CREATED',
      'ORDER_SUCCEEDED',
      'ORDER_REFUND_FAILED',
      'ORDER_REFUND_FAILED',
    ]);
  });

  it('are rejected when nothing was charged', async () => {
    const id = await sandbox.order();
    expect(await refund(id, 'none')).toMatchObject({
      status: 400,
      body: { error_code: 'order_not_charged' },
    });
    expect(await refund('nowhere', 'none')).toMatchObject({ status: 404 });
  });
});

describe('cancel', () => {
  const cancel = async (id: string) => (await sandbox.fromServer('POST', `/orders/${id}/cancel`)).body;

  it('ends an order without a transaction', async () => {
    const id = await sandbox.order();
    expect(await cancel(id)).toMatchObject({ dead: true, status: 'AUTHENTICATION_FAILED' });
    expect(await cancel(id)).toMatchObject({ dead: true });
    await expect(sandbox.begin(id)).rejects.toThrow('order_cancelled');
  });

  it('ends a payment that waits for the shopper, so that a later approval has no effect', async () => {
    const id = await sandbox.order();
    const page = await sandbox.begin(id);
    expect(await cancel(id)).toMatchObject({ dead: true, bank_error_code: 'CANCELLED' });
    await sandbox.decide(page, 'approve');
    expect(await sandbox.status(id)).toMatchObject({ status: 'AUTHENTICATION_FAILED' });
  });

  it('does not end a payment that is charged or at the bank, and responds with “dead: false”', async () => {
    const id = await charged();
    expect(await cancel(id)).toMatchObject({ dead: false, status: 'CHARGED' });
    const thinking = await charged({ card_number: '4000000000000044' });
    expect(await cancel(thinking)).toMatchObject({ dead: false, status: 'AUTHORIZING' });
    await sandbox.advance(20_000);
    expect(await sandbox.status(thinking)).toMatchObject({ status: 'CHARGED' });
  });
});

describe('lookups', () => {
  it('find the bank and type of a card by its first digits', async () => {
    expect((await sandbox.fromServer('GET', '/cardbins/411111')).body).toMatchObject({
      brand: 'VISA',
      bank: 'HDFC',
      type: 'CREDIT',
    });
    expect((await sandbox.fromServer('GET', '/cardbins/999999')).status).toBe(400);
    expect((await sandbox.fromServer('GET', '/cardbins/41111')).status).toBe(400);
  });

  it('list the EMI plans of credit and debit cards', async () => {
    const { emi_plans: plans } = (await sandbox.fromServer('GET', '/emi/plans')).body as {
      emi_plans: object[];
    };
    expect(plans).toContainEqual({
      emi_bank: 'HDFC',
      bank_name: 'HDFC Bank',
      card_type: 'CREDIT',
      emi_tenure: 24,
      interest: 15,
      minimum_amount: 3000,
    });
    expect(plans).not.toContainEqual(expect.objectContaining({ card_type: 'DEBIT', emi_tenure: 24 }));
  });

  test.each([
    ['asha@okhdfcbank', 'VALID', 'Asha Rao'],
    ['charged@sandbox', 'VALID', 'Sandbox Payer'],
    ['invalid@sandbox', 'INVALID', null],
    ['asha@nobank', 'INVALID', null],
    ['asha', 'INVALID', null],
  ])('report the UPI id %s as %s', async (vpa, status, name) =>
    expect((await sandbox.fromServer('POST', '/v2/upi/verify-vpa', { vpa })).body).toEqual({
      vpa,
      status,
      customer_name: name,
    }),
  );

  it('list the payment methods', async () => {
    const { body } = await sandbox.fromServer('GET', '/merchants/luxe/paymentmethods');
    expect(body.payment_methods).toContainEqual({
      payment_method_type: 'NB',
      payment_method: 'NB_HDFC',
      description: 'HDFC Bank',
    });
  });
});

describe('saved cards', () => {
  const cards = async (customer: string) =>
    (await sandbox.fromServer('GET', `/cards?customer_id=${customer}`)).body.cards as Record<
      string,
      string
    >[];

  it('are stored once per charged card, and have a stable reference and a reusable token', async () => {
    const customer = { customer_id: 'saver' };
    const pay = async (more: Record<string, unknown>, decision: string) => {
      const id = await sandbox.order(customer);
      await sandbox.decide(await sandbox.begin(id, more), decision);
      return sandbox.status(id);
    };
    await pay({ save_to_locker: 'true' }, 'decline');
    await pay({ save_to_locker: 'false' }, 'approve');
    expect(await cards('saver')).toEqual([]);
    await pay({ save_to_locker: 'true' }, 'approve');
    await pay({ save_to_locker: 'true' }, 'approve');
    const [card, ...others] = await cards('saver');
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      card_number: '4111-XXXXXXXX-1111',
      card_exp_month: '11',
      card_exp_year: '2030',
      expired: false,
    });

    const bySaved = {
      card_number: '',
      card_exp_month: '',
      card_exp_year: '',
      name_on_card: '',
      save_to_locker: 'true',
      card_token: card!.card_token,
    };
    for (let time = 0; time < 2; time += 1)
      expect(await pay(bySaved, 'approve')).toMatchObject({
        status: 'CHARGED',
        card: { card_reference: card!.card_reference },
      });
    expect(await cards('saver')).toHaveLength(1);
    await expect(pay({ ...bySaved, card_security_code: '12' }, 'approve')).rejects.toThrow(
      'invalid_card_security_code',
    );

    const later = await openSandbox();
    later.store.run(
      'INSERT INTO saved_card SELECT ?, ?, ?, ?',
      ...Object.values(
        sandbox.store.one<Record<string, string>>('SELECT * FROM saved_card WHERE customer_id = ?', 'saver')!,
      ),
    );
    later.clock.advance(5 * 365 * 86_400_000);
    await expect(later.begin(await later.order(customer), bySaved)).rejects.toThrow('invalid_card_expiry');
    await later.close();

    const stranger = await sandbox.order({ customer_id: 'another customer' });
    await expect(sandbox.begin(stranger, bySaved)).rejects.toThrow('invalid_card_token');

    const deleted = await sandbox.fromServer('POST', '/card/delete', { card_token: card!.card_token });
    expect(deleted.body).toMatchObject({ deleted: true, card_reference: card!.card_reference });
    expect(await cards('saver')).toEqual([]);
    expect(
      (await sandbox.fromServer('POST', '/card/delete', { card_token: card!.card_token })).body,
    ).toMatchObject({ deleted: false });
  });
});
