import { copiesName } from '@luxe/feature-web-app/copies';
import { headerViolations } from '@luxe/host/headers';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { readThemeColours } from '../../web-app/drawIcons.ts';
import { createTestApp } from '../testing/testApp.ts';
import { stopWorker } from './stopWorker.ts';

const offlineHtml = '<!doctype html><script type="module" src="/assets/offline-abcdefgh.js"></script>';

function clientFolder(): string {
  const client = mkdtempSync(path.join(tmpdir(), 'luxe-web-app-'));
  for (const folder of ['assets', 'web-app']) mkdirSync(path.join(client, folder));
  writeFileSync(path.join(client, 'web-app/sw.js'), 'self.release = 1;');
  writeFileSync(path.join(client, 'web-app/offline.html'), offlineHtml);
  return client;
}
const open = async (changes = {}) =>
  (await createTestApp(changes, undefined, { client: clientFolder() })).app;

describe('the web app', () => {
  it('has a manifest with colours from the tokens, icons that exist and shortcuts [PWA-01]', async () => {
    const app = await open();
    const response = await app.inject('/manifest.webmanifest');
    expect(response.headers['content-type']).toContain('application/manifest+json');
    const manifest = response.json();
    const { page } = readThemeColours();
    expect(manifest).toMatchObject({
      ...{ name: 'LUXE', short_name: 'LUXE', start_url: '/', scope: '/', display: 'standalone' },
      ...{ theme_color: page, background_color: page },
    });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      ...['/search/', '/cart', '/my-account/orders'],
    ]);
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toEqual(['any', 'any', 'maskable', 'monochrome']);
    for (const { src } of manifest.icons) {
      const icon = await app.inject(src);
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, 'image/png']);
    }
    expect((await app.inject('/icons/none.png')).statusCode).toBe(404);
  });

  it('has a worker that browsers check on each visit, and that requests only the shop', async () => {
    const response = await (await open()).inject('/sw.js');
    expect(response.body).toBe('self.release = 1;');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(response.headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('has an offline page without a nonce, whose policy allows only files of the shop', async () => {
    const response = await (await open()).inject('/offline.html');
    const policy = String(response.headers['content-security-policy']);
    expect(response.body).toBe(offlineHtml);
    expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/);
    const headers = new Headers(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    const observed = { url: 'http://localhost:4300/offline.html', status: 200, headers, html: response.body };
    expect(headerViolations(observed)).toEqual([]);
  });

  it('serves a worker that removes itself and all copies when it is switched off', async () => {
    const app = await open({ serviceWorker: false });
    expect((await app.inject('/sw.js')).body).toBe(stopWorker);
    const listeners = new Map<string, (event: object) => void>();
    const stored = new Set(['luxe-assets', 'luxe-shell-1', 'another']);
    const databases: string[] = [];
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      skipWaiting: vi.fn(),
      registration: { unregister: vi.fn() },
    };
    const caches = {
      keys: async () => [...stored],
      delete: async (name: string) => stored.delete(name),
    };
    const indexedDB = { deleteDatabase: (name: string) => databases.push(name) };
    runInNewContext(stopWorker, { self, caches, indexedDB });
    listeners.get('install')?.({});
    let work: Promise<void> | undefined;
    listeners.get('activate')?.({ waitUntil: (promise: Promise<void>) => (work = promise) });
    await work;
    expect([...stored]).toEqual(['another']);
    expect(databases).toContain(copiesName);
    expect(self.registration.unregister).toHaveBeenCalledOnce();
  });

  it('lets pages register the worker of the shop, and no other', async () => {
    const page = await (await open()).inject('/');
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
  });
});
