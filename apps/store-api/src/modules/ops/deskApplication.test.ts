import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openDesk, type TestDesk } from '../../testing/desk.ts';
import { manualClock } from '../../testing/manualClock.ts';

let database: OpenDatabase;
let folder = '';
let desk: TestDesk;
beforeAll(async () => {
  database = await openEmbedded();
  folder = await mkdtemp(path.join(tmpdir(), 'luxe-desk-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<meta nonce="__CSP_NONCE__"><b>__CSP_NONCE__</b>');
  await writeFile(path.join(folder, 'assets', 'index-a1b2.js'), 'console.log(1)');
  await writeFile(path.join(folder, 'assets', 'secret.txt'), 'not an asset');
  desk = openDesk(database.db, manualClock(), { filesDir: folder });
}, 60_000);
afterAll(async () => {
  await desk.ops.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  desk.ops.inject({ url, headers: { host: 'localhost', ...headers } });

it.each(['/desk', '/desk/', '/desk/login', '/desk/orders/LX-2611-2048-77?x=1', '/desk/api-x'])(
  'serves the page of the application at %s, with a nonce of its own',
  async (url) => {
    const [page, other] = [await get(url), await get(url)];
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const [, nonce = ''] = /nonce="([\w-]{22})"/.exec(page.body) ?? [];
    expect(page.body).toBe(`<meta nonce="${nonce}"><b>${nonce}</b>`);
    expect(other.body).not.toBe(page.body);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; frame-src 'self' https://shop.example; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
  },
);

it('serves an asset, compressed for a browser, to be stored for a year', async () => {
  const plain = await get('/desk/assets/index-a1b2.js');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(plain.body).toBe('console.log(1)');
  const small = await get('/desk/assets/index-a1b2.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('console.log(1)');
});

it.each(['none.js', 'secret.txt', '..%2Findex.html', '../index.html', '.js', 'a/b.js'])(
  'serves no asset %s',
  async (name) => {
    const response = await get(`/desk/assets/${name}`);
    expect(response.body).not.toContain('not an asset');
    if (name !== '../index.html') expect(response.json().errorCode).toBe('NOT_FOUND');
  },
);

it('answers 503 with the command that builds it, without built files', async () => {
  const bare = openDesk(database.db, manualClock());
  const page = await bare.ops.inject({ url: '/desk', headers: { host: 'localhost' } });
  expect([page.statusCode, page.body]).toEqual([
    503,
    'The desk is not built. Run npm run build -w @luxe/desk, and load this page again.\n',
  ]);
  expect(page.headers['content-type']).toContain('text/plain');
  await bare.ops.close();
});
