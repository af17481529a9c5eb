import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { StartupError } from '@luxe/host';
import { readConfig } from './config.ts';

const dataDir = () => mkdtempSync(path.join(tmpdir(), 'luxe-config-'));

const inPublic = { PUBLIC_ORIGIN: 'https://shop.example', IDENTITY_ORIGIN: 'https://id.example' };

describe('the environment', () => {
  it('may be empty: the shop is then a demo shop that listens on a loopback address only', () => {
    const config = readConfig({ DATA_DIR: dataDir() });
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4000',
      isDemo: true,
      // On by default [AUT-11].
      singleSignOn: true,
      origins: { store: 'http://127.0.0.1:4001' },
    });
  });

  it('sets limits, such as how long an idle connection stays open', () => {
    const env = {
      DATA_DIR: dataDir(),
      KEEP_ALIVE_SECONDS: '620',
      MAX_CONNECTIONS: '500',
      LOG_LEVEL: 'debug',
    };
    expect(readConfig(env)).toMatchObject({
      limits: { keepAliveMs: 620_000, connections: 500 },
      logLevel: 'debug',
    });
  });

  it('sets the customer service number [HLP-03], and the URL for error reports', () => {
    const env = { DATA_DIR: dataDir() };
    expect(readConfig(env)).toMatchObject({ serviceNumber: '1800 000 0000', sentryDsn: '' });
    const given = {
      CUSTOMER_SERVICE_NUMBER: '+91 22 4000 1234',
      SENTRY_DSN: 'https://key@errors.example/42',
    };
    expect(readConfig({ ...env, ...given })).toMatchObject({
      serviceNumber: '+91 22 4000 1234',
      sentryDsn: 'https://key@errors.example/42',
    });
  });

  it('sets the payment origins; the default of a demo shop is the sandbox', () => {
    const env = { DATA_DIR: dataDir() };
    const paysAt = (given: Record<string, string>) => readConfig({ ...env, ...given }).paymentOrigins;
    expect(paysAt({})).toEqual(['http://127.0.0.1:4002']);
    expect(paysAt({ PAYMENT_ORIGINS: ' https://api.juspay.example  https://sandbox.example:8443 ' })).toEqual(
      ['https://api.juspay.example', 'https://sandbox.example:8443'],
    );
  });

  test.each([
    ...[
      'api.juspay.example',
      'http://api.juspay.example',
      'https://api.juspay.example/',
      'https://a.example/pay',
      'https://*.example',
      'https://a.example; script-src *',
      "'self'",
      'https://user@a.example',
      'data:',
    ].map((value) => ['PAYMENT_ORIGINS', value]),
    ['CUSTOMER_SERVICE_NUMBER', 'call us'],
    ['CUSTOMER_SERVICE_NUMBER', '1'],
    ['SENTRY_DSN', 'http://key@errors.example/42'],
    ['SENTRY_DSN', 'https://errors.example/42'],
    ['SENTRY_DSN', 'https://key:secret@errors.example/42'],
    ['SENTRY_DSN', "https://key@errors.example/'; script-src *"],
  ])('is rejected with %s="%s"', (name, value) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), [name]: value })).toThrow(StartupError);
  });

  it('creates the secrets of a demo shop once, readable only by their owner', () => {
    const folder = dataDir();
    const first = readConfig({ DATA_DIR: folder });
    expect(readConfig({ DATA_DIR: folder }).secrets).toEqual(first.secrets);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('must contain the secrets of a public shop', () => {
    expect(() => readConfig({ ...inPublic, CLIENT_ID: 'x' })).toThrow(
      /Set CLIENT_SECRET, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET, STOREFRONT_SECRET/,
    );
  });

  it('must name the identity provider of a public shop [AUT-11]', () => {
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://shop.example' })).toThrow(
      /IDENTITY_ORIGIN must be set/,
    );
    const secrets = Object.fromEntries(
      ['CLIENT_ID', 'CLIENT_SECRET', 'IDENTITY_CLIENT_ID', 'IDENTITY_CLIENT_SECRET', 'STOREFRONT_SECRET'].map(
        (name) => [name, 'x'.repeat(32)],
      ),
    );
    const { origins } = readConfig({ ...inPublic, ...secrets, DATA_DIR: dataDir() });
    expect(origins.identity).toBe('https://id.example');
    for (const name of ['CLIENT_SECRET', 'STOREFRONT_SECRET'])
      expect(() => readConfig({ ...inPublic, ...secrets, [name]: 'x'.repeat(31) })).toThrow(
        `${name}: a public shop needs secrets of at least 32 characters.`,
      );
    expect(() =>
      readConfig({ ...inPublic, ...secrets, CLIENT_ID: 'shop', DATA_DIR: dataDir() }),
    ).not.toThrow();
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:9', 'http://[::1]:4000', 'http://luxe.localhost'])(
    'with the public origin %s is that of a demo shop',
    (origin) => expect(readConfig({ PUBLIC_ORIGIN: origin, DATA_DIR: dataDir() }).isDemo).toBe(true),
  );

  test.each(['http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://10.0.0.1'])(
    'with the public origin %s is not that of a demo shop',
    (origin) => expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(StartupError),
  );

  test.each([
    [{ PORT: 'shop' }, 'PORT is "shop"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PUBLIC_ORIGIN: 'localhost' }, 'PUBLIC_ORIGIN is "localhost"'],
    [{ STORE_API_ORIGIN: 'http://x/api' }, 'STORE_API_ORIGIN is "http://x/api"'],
    [{ RENDERS_AT_ONCE: '0' }, 'RENDERS_AT_ONCE is "0"'],
    [{ SINGLE_SIGN_ON: 'no' }, 'SINGLE_SIGN_ON is "no"; it must be on or off'],
    [{ HOST: '0.0.0.0' }, 'HOST is "0.0.0.0"'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be'],
    [{ REDIS_URL: 'redis://x' }, 'REDIS_URL is set'],
    [{ IMAGE_HOSTS: '10.0.0.1' }, 'IMAGE_HOSTS is "10.0.0.1"'],
    [
      { IMAGE_HOSTS: 'a.example, *.b.example' },
      'IMAGE_HOSTS is "a.example, *.b.example"; it must be host names',
    ],
    [{ IMAGE_HOSTS: 'a.example:8443' }, 'IMAGE_HOSTS is "a.example:8443"'],
    [{ IMAGE_HOSTS: 'localhost' }, 'IMAGE_HOSTS is "localhost"'],
    [{ IMAGE_HOSTS: 'https://a.example' }, 'IMAGE_HOSTS is "https://a.example"'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"'],
    [{ PUBLIC_ORIGIN: 'http://shop.example' }, 'must use https'],
    [{ KEEP_ALIVE_SECONDS: '0' }, 'KEEP_ALIVE_SECONDS is "0"'],
    [{ MAX_CONNECTIONS: 'many' }, 'MAX_CONNECTIONS is "many"'],
    [{ LOG_LEVEL: 'trace' }, 'LOG_LEVEL is "trace"; it must be one of silent, warn, info, debug'],
  ])('is rejected with a clear message for %j', (env, sentence) => {
    expect(() => readConfig({ DATA_DIR: dataDir(), ...env })).toThrow(sentence);
  });
});
