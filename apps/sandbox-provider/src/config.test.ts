import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { StartupError } from '@luxe/host';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'luxe-sandbox-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('readConfig needs no variables: it creates secrets once and shares them in the data folder', () => {
  const config = readConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4002,
    origin: 'http://127.0.0.1:4002',
    shopOrigin: 'http://localhost:4000',
    merchant: {
      id: 'luxe',
      apiKey: expect.stringMatching(/^.{32}$/),
      responseKey: expect.stringMatching(/^.{32}$/),
    },
  });
  expect(readConfig({ DATA_DIR: folder })).toEqual(config);
  expect(JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8'))).toMatchObject({
    paymentApiKey: config.merchant.apiKey,
  });
});

it('readConfig prefers the values of environment variables to defaults and created secrets', () =>
  expect(
    readConfig({ DATA_DIR: folder, API_KEY: 'key', SHOP_ORIGIN: 'http://localhost:5000/' }),
  ).toMatchObject({
    merchant: { apiKey: 'key' },
    shopOrigin: 'http://localhost:5000',
  }));

test.each([
  [{ PORT: 'four' }, /^PORT is "four"; it must be an integer/],
  [{ HOST: '0.0.0.0' }, /^HOST is .*loopback/],
  [{ SHOP_ORIGIN: 'https://luxe.example' }, /^SHOP_ORIGIN is .*demo shops/],
  [{ WEBHOOK_URL: 'https://luxe.example/hook' }, /^WEBHOOK_URL must be /],
  [{ WEBHOOK_URL: 'nonsense' }, /^WEBHOOK_URL must be a URL like /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is /],
])('readConfig names the invalid variable when the environment is %o', (env, sentence) => {
  const read = () => readConfig({ DATA_DIR: folder, ...env });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(sentence);
});
