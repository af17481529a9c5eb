import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usualLimits } from '@luxe/host/http';
import { createLog } from '@luxe/host/log';
import type { FastifyInstance } from 'fastify';
import { createApp, type AppParts } from '../app.ts';
import { createUpstream } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';
import type { PageBuild } from '../pages/build.ts';
import { createFakeStore, type FakeStore } from './fakeStore.ts';

export const testConfig: Config = {
  port: 4300,
  opsPort: 0,
  host: '127.0.0.1',
  publicOrigin: 'http://localhost:4300',
  isDemo: true,
  origins: {
    store: 'http://store.test',
    identity: 'http://store.test',
    content: 'http://store.test',
    config: 'http://store.test',
  },
  singleSignOn: true,
  remoteConfigProject: 'luxe',
  secrets: {
    clientId: 'client',
    clientSecret: 'client-secret-value',
    identityClientId: 'identity-client',
    identityClientSecret: 'identity-secret-value',
    storefrontSecret: 'storefront-secret-value',
  },
  dataDir: '',
  loginLimit: 1000,
  renders: { concurrency: 4, maxQueued: 8 },
  htmlCacheBytes: 10_000_000,
  imageHosts: new Set(),
  pictureCacheBytes: 10_000_000,
  customTheme: '',
  serviceNumber: '1800 000 0000',
  formsDomain: '',
  paymentOrigins: ['http://127.0.0.1:4002'],
  sentryDsn: '',
  serviceWorker: true,
  webVitalsSample: 100,
  analytics: { origins: [] },
  trustProxy: 0,
  limits: usualLimits,
  logLevel: 'debug',
  redisUrl: undefined,
  drainMs: 0,
};

const noPages: PageBuild = {
  handle: async () => new Response('<!doctype html><html><head></head><body></body></html>'),
  preloads: () => [],
};

/** Creates the server with a fake store behind it and, unless a build is given, empty pages. */
export async function createTestApp(
  changes: Partial<Config> = {},
  build: PageBuild = noPages,
  parts: Pick<AppParts, 'client' | 'now' | 'budgetMs'> = {},
): Promise<{ app: FastifyInstance; store: FakeStore; lines: string[] }> {
  const store = createFakeStore();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-storefront-'));
  const config = { ...testConfig, dataDir, ...changes };
  const lines: string[] = [];
  const app = await createApp({
    config,
    build,
    ...parts,
    log: createLog(config.logLevel, (line) => lines.push(line)),
    fetch: store.fetch,
    upstream: createUpstream(config, store.fetch),
  });
  return { app, store, lines };
}

/** Headers of a write from a page of the shop. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin', 'x-luxe-request': '1' } as const;

/** Returns the cookies that a response sets, as a `cookie` header for the next request. */
export function cookieHeader(response: { cookies: { name: string; value: string }[] }): string {
  return response.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}
