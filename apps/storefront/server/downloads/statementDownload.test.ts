import { samples } from '@luxe/contract/samples';
import { statementFilePath } from '@luxe/contract/wallet-paths';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeCookie } from '../boundary/shopper.ts';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';

const cookie = `customerAccessToken=${encodeCookie({ access_token: 'customer-token', refresh_token: 'next', userName: 'customer-0001', expires_in: 9e15 })}`;

let running: Awaited<ReturnType<typeof createTestApp>> | undefined;
const open = async () => (running = await createTestApp());
afterEach(async () => {
  await running?.app.close();
  running = undefined;
});

describe('the download of a statement [ACC-10]', () => {
  it('sends the bytes of the store as a file, with the kind and months of the URL', async () => {
    const { app, store } = await open();
    const url = statementFilePath('cliq-cash', 'csv', new URLSearchParams('show=added&months=6'));
    const response = await app.inject({ url, headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="cliq-cash-2026-11-22.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toContain('Date,Entry');
    const sent = store.requests.at(-1)?.url;
    expect(sent?.pathname).toBe('/v2/lux/users/customer-0001/creditStatementFile');
    expect(Object.fromEntries(sent?.searchParams ?? [])).toMatchObject({
      ...{ account: 'cliq-cash', format: 'csv', show: 'added', months: '6' },
    });
  });

  it.each([
    ['cliq-cash.csv', '/my-account/transactionHistory'],
    ['loyalty-points.pdf', '/my-account/tcp-points-history'],
    ['brand-cash.pdf', '/my-account/brand-cash'],
  ])('sends a guest who opens %s to its page', async (file, page) => {
    const { app, store } = await open();
    const response = await app.inject({ url: `/my-account/statement/${file}` });
    expect([response.statusCode, response.headers.location]).toEqual([303, page]);
    expect(store.requests).toEqual([]);
  });

  it.each([
    'cliq-cash.exe',
    'sales.csv',
    'cliq-cash',
    'constructor.csv',
    '__proto__.pdf',
    'cliq-cash.csv.exe',
  ])('answers 404 for %s', async (file) => {
    const { app, store } = await open();
    const response = await app.inject({ url: `/my-account/statement/${file}`, headers: { cookie } });
    expect(response.statusCode).toBe(404);
    expect(store.requests).toEqual([]);
  });

  it.each(['constructor.csv', 'hasOwnProperty.pdf'])('answers 404 to a guest for %s', async (file) => {
    const { app } = await open();
    const response = await app.inject({ url: `/my-account/statement/${file}` });
    expect(response.statusCode).toBe(404);
  });

  it('answers 429 with the time to wait after too many downloads', async () => {
    const { app, store } = await open();
    store.setResponse('creditStatementFile', {
      status: 429,
      body: errorBody('P4291', 'Several times.'),
      headers: { 'retry-after': '60' },
    });
    const response = await app.inject({ url: statementFilePath('cliq-cash', 'pdf'), headers: { cookie } });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
    expect(response.body).toContain('try again in an hour');
    store.setResponse('creditStatementFile', { status: 429, body: errorBody('X4290', 'Busy.') });
    const busy = await app.inject({ url: statementFilePath('cliq-cash', 'pdf'), headers: { cookie } });
    expect(busy.body).toContain('in a few seconds');
  });

  it('answers 503 for a name that would break the header', async () => {
    const { app, store } = await open();
    const body = { ...samples.creditStatementFile, fileName: 'x.csv"; x="' };
    store.setResponse('creditStatementFile', { body });
    const response = await app.inject({ url: statementFilePath('cliq-cash', 'csv'), headers: { cookie } });
    expect(response.statusCode).toBe(503);
    expect(response.headers['content-disposition']).toBeUndefined();
  });
});
