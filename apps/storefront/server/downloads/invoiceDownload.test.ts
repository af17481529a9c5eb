import { afterEach, describe, expect, it } from 'vitest';
import { samples } from '@luxe/contract/samples';
import { invoicePath } from '@luxe/contract/after-order-paths';
import { createTestApp } from '../testing/testApp.ts';
import { errorBody } from '../testing/fakeStore.ts';
import { encodeCookie } from '../boundary/shopper.ts';

const path = invoicePath('261120-4877', 'KGT-2627-000123');
const cookie = `customerAccessToken=${encodeCookie({ access_token: 'customer-token', refresh_token: 'next', userName: 'customer-0001', expires_in: 9e15 })}`;

let running: Awaited<ReturnType<typeof createTestApp>> | undefined;
const open = async (...changes: Parameters<typeof createTestApp>) =>
  (running = await createTestApp(...changes));
afterEach(async () => {
  await running?.app.close();
  running = undefined;
});

describe('the download of an invoice [ORD-11]', () => {
  it('sends the bytes of the store as a file that is not cached', async () => {
    const { app, store } = await open();
    const response = await app.inject({ url: path, headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="KGT-2627-000123.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toMatch(/^%PDF/);
    expect(store.requests.at(-1)?.url.pathname).toContain('/orders/261120-4877/invoices/KGT-2627-000123');
  });

  it('sends a guest to the page of the order', async () => {
    const { app, store } = await open();
    const response = await app.inject({ url: path });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/my-account/order?orderCode=261120-4877');
    expect(store.requests).toEqual([]);
  });

  it("answers 404 for another customer's invoice, without details", async () => {
    const missing = { status: 404, body: errorBody('O4045', 'We could not find this invoice.') };
    const { app, store } = await open();
    store.setResponse('invoiceFile', missing);
    const response = await app.inject({ url: path, headers: { cookie } });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Invoice not found');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['when the store fails', { status: 500, body: {} }],
    ['for a name that is no number', { body: { ...samples.invoiceFile, fileName: 'x.pdf"; x="' } }],
  ])('answers 503 %s', async (_, invoiceFile) => {
    const { app, store } = await open();
    store.setResponse('invoiceFile', invoiceFile);
    const response = await app.inject({ url: path, headers: { cookie } });
    expect(response.statusCode).toBe(503);
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  it('is not among the calls of a browser', async () => {
    const { app } = await open();
    const url = '/api/v2/lux/users/current/orders/261120-4877/invoices/KGT-2627-000123';
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
  });
});
