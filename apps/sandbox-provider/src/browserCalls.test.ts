import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { chargedCards } from './instruments/cards.ts';
import {
  merchant,
  openSandbox,
  payByCard,
  shopOrigin,
  someCard,
  type TestSandbox,
} from './testing/sandbox.ts';

let sandbox: TestSandbox;
const lines: string[] = [];
beforeAll(async () => void (sandbox = await openSandbox(lines)));
afterAll(() => sandbox.close());

const tokenize = (more: Record<string, unknown> = {}) =>
  sandbox.fromPage('/card/tokenize', { ...someCard, merchant_id: merchant.id, ...more });
const tokenOf = async () => String((await tokenize()).body.token);
const byToken = (token: string) => ({
  merchant_id: merchant.id,
  payment_method_type: 'CARD',
  card_token: token,
  format: 'json',
});

describe('CORS', () => {
  test.each(['/card/tokenize', '/txns'])(
    'allows calls of %s only from pages of the shop, and without credentials',
    async (url) => {
      const shop = await sandbox.request('OPTIONS', url, undefined, { origin: shopOrigin });
      expect(shop.status).toBe(204);
      expect(shop.headers.get('access-control-allow-origin')).toBe(shopOrigin);
      expect(shop.headers.get('access-control-allow-credentials')).toBeNull();
      for (const origin of ['http://localhost:4001', 'http://127.0.0.1:4000', 'null']) {
        const other = await sandbox.request('POST', url, {}, { origin });
        expect(other).toMatchObject({ status: 403, body: { error_code: 'origin_not_allowed' } });
        expect(other.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  it('lets the shop read error responses', async () => {
    const rejected = await tokenize({ card_number: '4111111111111112' });
    expect(rejected.status).toBe(400);
    expect(rejected.headers.get('access-control-allow-origin')).toBe(shopOrigin);
    expect(rejected.headers.get('set-cookie')).toBeNull();
  });
});

describe('a card', () => {
  test.each(chargedCards)('with the test number %s (%s) is accepted', async (number) => {
    const code = number.startsWith('37') ? '1234' : '123';
    expect((await tokenize({ card_number: number, card_security_code: code })).body).toEqual({
      token: expect.stringMatching(/^ctkn_[\w-]{24}$/),
    });
  });

  test.each([
    ['invalid_card_number', { card_number: '4111111111111112' }],
    ['invalid_card_number', { card_number: '411111111111' }],
    ['invalid_card_number', { card_number: '9999999999999995' }],
    ['invalid_card_expiry', { card_exp_month: '13' }],
    ['invalid_card_expiry', { card_exp_month: '10', card_exp_year: '26' }],
    ['invalid_card_expiry', { card_exp_year: '2999' }],
    ['invalid_card_security_code', { card_security_code: '12' }],
    ['invalid_card_security_code', { card_security_code: '1234' }],
    ['invalid_card_security_code', { card_number: '378282246310005', card_security_code: '123' }],
    ['invalid_request', { merchant_id: 'another' }],
    ['invalid_request', { pin: '1234' }],
  ])('is rejected with the error %s for the invalid values %o', async (code, wrong) =>
    expect(await tokenize(wrong)).toMatchObject({ status: 400, body: { error_code: code } }),
  );

  it('is accepted until the last moment of its expiry month in India', async () => {
    const thisMonth = { card_exp_month: '11', card_exp_year: '2026' };
    expect((await tokenize(thisMonth)).status).toBe(200);
    const other = await openSandbox();
    other.clock.advance(Date.parse('2026-11-30T18:29:59Z') - other.clock.now());
    const tokenizeCard = () =>
      other.fromPage('/card/tokenize', { ...someCard, merchant_id: merchant.id, ...thisMonth });
    expect((await tokenizeCard()).status).toBe(200);
    other.clock.advance(1000);
    expect((await tokenizeCard()).body).toMatchObject({ error_code: 'invalid_card_expiry' });
    await other.close();
  });
});

describe('a card token', () => {
  it('is valid for one payment only', async () => {
    const [token, first, second] = [await tokenOf(), await sandbox.order(), await sandbox.order()];
    await sandbox.decide(
      `/pay/${String((await sandbox.fromPage('/txns', { ...byToken(token), order_id: first })).body.txn_uuid)}`,
      'approve',
    );
    expect(await sandbox.status(first)).toMatchObject({
      status: 'CHARGED',
      card: { last_four_digits: '1111' },
    });
    expect(await sandbox.fromPage('/txns', { ...byToken(token), order_id: second })).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_card_token' },
    });
  });

  it('stays valid when the payment call is rejected', async () => {
    const token = await tokenOf();
    expect((await sandbox.fromPage('/txns', { ...byToken(token), order_id: 'nowhere' })).status).toBe(404);
    expect(
      (await sandbox.fromPage('/txns', { ...byToken(token), order_id: await sandbox.order() })).status,
    ).toBe(200);
  });

  it('expires after 10 minutes', async () => {
    const [token, order] = [await tokenOf(), await sandbox.order()];
    sandbox.clock.advance(10 * 60_000);
    expect(await sandbox.fromPage('/txns', { ...byToken(token), order_id: order })).toMatchObject({
      status: 400,
    });
  });
});

describe('a transaction [CHK-28]', () => {
  it('accepts every documented parameter and rejects any other parameter', async () => {
    const all = {
      ...someCard,
      merchant_id: merchant.id,
      order_id: await sandbox.order({ amount: '5000' }),
      save_to_locker: 'true',
      payment_method_type: 'CARD',
      redirect_after_payment: 'true',
      format: 'json',
      tokenize: 'true',
      emi_bank: 'HDFC',
      emi_tenure: '6',
      is_emi: 'true',
      payment_method: 'VISA',
      card_token: '',
      txn_type: '',
      upi_vpa: '',
    };
    const { status, body } = await sandbox.fromPage('/txns', all);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_id: all.order_id,
      txn_id: `${merchant.id}-${all.order_id}-1`,
      status: 'PENDING_VBV',
      payment: {
        authentication: {
          method: 'POST',
          url: 'http://127.0.0.1:4002/pay/start',
          params: { txn_uuid: body.txn_uuid },
        },
      },
    });
    expect(await sandbox.status(all.order_id)).toMatchObject({ emi_bank: 'HDFC', emi_tenure: 6 });
    expect((await sandbox.fromPage('/txns', { ...all, amount: '1' })).status).toBe(400);
  });

  it('is answered by a redirect unless the browser requests JSON', async () => {
    const response = await sandbox.fromPage('/txns', { ...payByCard(await sandbox.order()), format: '' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4002\/pay\/[\w-]{24}$/);
  });

  test.each([
    ['a plan of another bank', { emi_bank: 'ICICI', emi_tenure: '6' }],
    ['a tenure that no bank offers', { emi_bank: 'HDFC', emi_tenure: '5' }],
    ['too small an amount', { emi_bank: 'HDFC', emi_tenure: '6' }],
  ])('is rejected for an EMI payment with %s', async (_why, plan) => {
    const form = { ...payByCard(await sandbox.order()), is_emi: 'true', ...plan };
    expect(await sandbox.fromPage('/txns', form)).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_emi_plan' },
    });
  });

  it('needs an existing UPI id for UPI_COLLECT, and returns an app link for UPI_PAY [CHK-07]', async () => {
    const order = await sandbox.order();
    const upi = { merchant_id: merchant.id, order_id: order, payment_method_type: 'UPI', format: 'json' };
    const pay = (more: object) => sandbox.fromPage('/txns', { ...upi, ...more });
    for (const vpa of ['', 'invalid@sandbox', 'asha@nobank'])
      expect(await pay({ txn_type: 'UPI_COLLECT', upi_vpa: vpa })).toMatchObject({
        status: 400,
        body: { error_code: 'invalid_vpa' },
      });
    expect((await pay({ txn_type: 'UPI_COLLECT', upi_vpa: 'asha@ybl' })).body).toMatchObject({
      status: 'PENDING_VBV',
      payment: { authentication: { method: 'GET' } },
    });
    expect(await sandbox.status(order)).toMatchObject({ payment_method_type: 'UPI', payer_vpa: 'asha@ybl' });
    const { body } = await pay({ txn_type: 'UPI_PAY' });
    const { sdk_params: params } = body.payment as { sdk_params: Record<string, string> };
    const link = new URL(params.intent_url ?? '');
    expect(link.href).toMatch(/^upi:\/\/pay\?/);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      pa: 'luxe@sandbox',
      am: '1234.50',
      cu: 'INR',
      tr: params.tr,
    });
  });

  test.each([
    ['NB', 'NB_HDFC', 200],
    ['NB', 'NB_WEBHOOK_NEVER', 200],
    ['NB', 'NB_NOWHERE', 400],
    ['NB', 'NB_constructor', 400],
    ['WALLET', 'PAYPAL', 200],
    ['WALLET', 'TPM', 200],
    ['WALLET', 'toString', 400],
    ['COD', '', 400],
  ])('of the type %s with the method “%s” gets the status %i', async (type, method, status) => {
    const form = { merchant_id: merchant.id, order_id: await sandbox.order(), format: 'json' };
    const response = await sandbox.fromPage('/txns', {
      ...form,
      payment_method_type: type,
      payment_method: method,
    });
    expect(response.status).toBe(status);
  });

  it('replaces an earlier transaction that is neither charged nor at the bank [CHK-19]', async () => {
    const id = await sandbox.order();
    const [first, second] = [await sandbox.begin(id), await sandbox.begin(id)];
    await sandbox.decide(first, 'approve');
    expect(await sandbox.status(id)).toMatchObject({ status: 'PENDING_VBV', txn_id: `luxe-${id}-2` });
    await sandbox.decide(second, 'approve');
    await sandbox.decide(second, 'approve');
    await expect(sandbox.begin(id)).rejects.toThrow('order_already_paid');
    const thinking = await sandbox.order();
    await sandbox.decide(await sandbox.begin(thinking, { card_number: '4000000000000044' }), 'approve');
    await expect(sandbox.begin(thinking)).rejects.toThrow('payment_under_way');
  });
});

it('no card number or security code reaches the disk, the log or the shop [CHK-18]', async () => {
  const number = '5555555555554444';
  const code = '907';
  const id = await sandbox.order();
  const form = { card_number: number, card_security_code: code, save_to_locker: 'true' };
  await sandbox.decide(await sandbox.begin(id, form), 'approve');
  await tokenize(form);
  await tokenize({ ...form, card_exp_month: '99' });
  await sandbox.advance(5000);
  const files = readdirSync(sandbox.folder).map((name) =>
    readFileSync(path.join(sandbox.folder, name), 'latin1'),
  );
  expect(files.join('')).toContain(id);
  const written = [...files, ...lines, ...sandbox.shop.bodies].join('\n');
  expect(written).not.toContain(number);
  expect(written).not.toContain(`"${code}"`);
});

it('every call answers random input with an expected status and the security headers', async () => {
  const order = await sandbox.order();
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '__proto__',
      'true',
      '4111111111111111',
      'CARD',
      'UPI',
      'NB',
      'NB___PROTO__',
      'UPI_PAY',
      '-1',
      '999',
      '\0',
      order,
    ),
  );
  const name = fc.oneof(
    fc.constantFrom(
      ...Object.keys(payByCard('')),
      'card_token',
      'upi_vpa',
      'emi_tenure',
      'is_emi',
      '__proto__',
      'constructor',
    ),
    fc.string({ maxLength: 12 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/txns', '/card/tokenize', '/pay/start', '/pay/x'),
      fc.array(fc.tuple(name, value), { maxLength: 20 }),
      fc.boolean(),
      fc.boolean(),
      async (url, pairs, isJson, isNearlyValid) => {
        const sent: [string, string][] = [
          ...(isNearlyValid ? Object.entries(payByCard(order)) : []),
          ...pairs,
        ];
        const response = await sandbox.app.inject({
          method: 'POST',
          url,
          headers: {
            origin: shopOrigin,
            'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          },
          payload: isJson ? JSON.stringify(Object.fromEntries(sent)) : new URLSearchParams(sent).toString(),
        });
        expect([200, 302, 303, 400, 404]).toContain(response.statusCode);
        expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/);
        expect(response.headers['x-content-type-options']).toBe('nosniff');
      },
    ),
    { numRuns: 500 },
  );
});
