import { headerViolations } from '@luxe/host/headers';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { merchant, openSandbox, payByCard, shopOrigin, type TestSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
afterAll(() => sandbox.close());

const begin = async (more: Record<string, unknown> = {}) => {
  const id = await sandbox.order();
  return { id, page: await sandbox.begin(id, more) };
};

describe('the 3-D Secure page', () => {
  it('opens when the browser sends the POST request from the transaction response', async () => {
    const { page } = await begin();
    const response = await sandbox.request('POST', '/pay/start', { txn_uuid: page.replace('/pay/', '') });
    expect(response).toMatchObject({ status: 303 });
    expect(response.headers.get('location')).toBe(page);
    expect((await sandbox.request('GET', page)).text).toContain('₹1,234.50');
  });

  it('accepts the one-time code and ends the payment at the third wrong one', async () => {
    const right = await begin();
    expect((await sandbox.decide(right.page, 'confirm', ' 123456 ')).status).toBe(303);
    expect(await sandbox.status(right.id)).toMatchObject({ status: 'CHARGED' });

    const wrong = await begin();
    for (let time = 0; time < 2; time += 1) {
      const again = await sandbox.decide(wrong.page, 'confirm', '000000');
      expect(again.status).toBe(422);
      expect(again.text).toContain('role="alert"');
      expect(again.text).toContain('aria-invalid="true"');
    }
    expect((await sandbox.decide(wrong.page, 'confirm', '000000')).headers.get('location')).toContain(
      'AUTHENTICATION_FAILED',
    );
    await sandbox.decide(wrong.page, 'confirm', '123456');
    expect(await sandbox.status(wrong.id)).toMatchObject({
      status: 'AUTHENTICATION_FAILED',
      bank_error_code: '3DS_FAILED',
    });
  });

  it('lets the shopper return without a decision and decide later', async () => {
    const { id, page } = await begin();
    const left = await sandbox.decide(page, 'leave');
    expect(new URL(left.headers.get('location') ?? '').searchParams.get('status')).toBe('PENDING_VBV');
    expect(await sandbox.status(id)).toMatchObject({ status: 'PENDING_VBV', status_id: 23 });
    await sandbox.decide(page, 'decline');
    expect(await sandbox.status(id)).toMatchObject({
      status: 'AUTHENTICATION_FAILED',
      bank_error_code: 'ZA',
    });
  });

  it('shows the status of a decided payment and links back to the shop', async () => {
    const { page } = await begin();
    await sandbox.decide(page, 'approve');
    const again = await sandbox.request('GET', page);
    expect(again.text).toContain('<h1>Approved</h1>');
    expect(again.text).toContain(`href="${shopOrigin}/payment/return?`);
    expect((await sandbox.decide(page, 'decline')).headers.get('location')).toContain('status=CHARGED');
  });

  it('ends on the result page instead of the shop when the shop requests no redirect', async () => {
    const { page } = await begin({ redirect_after_payment: 'false' });
    expect((await sandbox.decide(page, 'approve')).headers.get('location')).toBe(`${page}/done`);
  });
});

test.each([
  [{ payment_method_type: 'UPI', upi_vpa: 'asha@ybl' }, 'asha@ybl', 'AUTHORIZATION_FAILED'],
  [{ payment_method_type: 'NB', payment_method: 'NB_SBI' }, 'State Bank of India', 'AUTHENTICATION_FAILED'],
  [{ payment_method_type: 'WALLET', payment_method: 'PAYPAL' }, 'PayPal', 'AUTHENTICATION_FAILED'],
])('a payment with %o has a page to approve or decline it', async (form, expectedText, declined) => {
  const one = await begin(form);
  const { text } = await sandbox.request('GET', one.page);
  expect(text).toContain(expectedText);
  expect(text).not.toContain('One-time code');
  await sandbox.decide(one.page, 'approve');
  expect(await sandbox.status(one.id)).toMatchObject({ status: 'CHARGED' });
  const other = await begin(form);
  await sandbox.decide(other.page, 'decline');
  expect(await sandbox.status(other.id)).toMatchObject({ status: declined });
});

test.each(['/pay/none', '/pay/none/done'])('%s responds with 404 and “Payment not found”', async (url) => {
  expect(await sandbox.request('GET', url)).toMatchObject({
    status: 404,
    text: expect.stringContaining('Payment not found'),
  });
});

it('a page escapes the return URL of the shop', async () => {
  const id = await sandbox.order({ return_url: `${shopOrigin}/back?x="><script>alert(1)</script>` });
  const response = await sandbox.fromPage('/txns', { ...payByCard(id), card_number: '4000000000000119' });
  await sandbox.decide(`/pay/${String(response.body.txn_uuid)}`, 'approve');
  const { text } = await sandbox.request('GET', `/pay/${String(response.body.txn_uuid)}`);
  expect(text).not.toContain('<script');
  expect(text).toContain('&#60;script&#62;');
});

it('every response has the security headers that all LUXE programs send', async () => {
  const { page } = await begin();
  const responses = [
    ['/', await sandbox.request('GET', '/')],
    [page, await sandbox.request('GET', page)],
    ['/sandbox.css', await sandbox.request('GET', '/sandbox.css')],
    ['/pay/none', await sandbox.request('GET', '/pay/none')],
    ['/nowhere', await sandbox.request('GET', '/nowhere')],
    ['/orders', await sandbox.request('POST', '/orders')],
    ['/txns', await sandbox.fromPage('/txns', { merchant_id: merchant.id })],
    ['/readyz', await sandbox.request('GET', '/readyz')],
  ] as const;
  for (const [url, { status, headers, text }] of responses) {
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const broken = headerViolations({
      url: `http://127.0.0.1:4002${url}`,
      status,
      headers,
      html: isPage ? text : undefined,
    });
    // The header check reports two findings that are expected here. The policy of a page allows forms to
    // submit to the shop, because a shopper returns by a form or by a redirect after a form. In addition,
    // pages of the shop may read the response of /txns.
    const expected = new Set([
      isPage && 'The policy lets forms go to other sites.',
      url === '/txns' && 'It carries access-control-allow-origin.',
    ]);
    expect(
      broken.filter((sentence) => !expected.has(sentence)),
      url,
    ).toEqual([]);
  }
});
