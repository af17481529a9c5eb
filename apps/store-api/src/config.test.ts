import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { StartupError } from '@luxe/host';
import { readConfig } from './config.ts';
import { secretNames } from './secrets/secrets.ts';
import { lockFolder } from './db/lockFolder.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'luxe-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('readConfig needs no variables in a demo shop, and creates secrets that only their owner can read', () => {
  const config = readConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({
    port: 4001,
    opsPort: 4101,
    host: '127.0.0.1',
    isDemo: true,
    publicOrigin: 'http://localhost:4000',
  });
  expect(readConfig({ DATA_DIR: folder }).secrets).toEqual(config.secrets);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).clientSecret).toHaveLength(32);
});

it('readConfig reads the keep-alive time and the maximum number of connections', () => {
  const env = { DATA_DIR: folder, KEEP_ALIVE_SECONDS: '620', MAX_CONNECTIONS: '500' };
  expect(readConfig(env).limits).toMatchObject({ keepAliveMs: 620_000, connections: 500 });
});

it('readConfig prefers secrets in environment variables to the created secrets', () =>
  expect(readConfig({ DATA_DIR: folder, CLIENT_SECRET: 'given' }).secrets.clientSecret).toBe('given'));

const everySecret = Object.fromEntries(Object.values(secretNames).map((name) => [name, 'x'.repeat(32)]));

it('readConfig accepts a public shop that has an external identity provider [AUT-11]', () => {
  const env = {
    PUBLIC_ORIGIN: 'https://luxe.example',
    IDENTITY_ORIGIN: 'https://id.example/',
    ...everySecret,
  };
  expect(readConfig({ DATA_DIR: folder, ...env })).toMatchObject({
    isDemo: false,
    identityOrigin: 'https://id.example',
    // The default accepts only local connections, because only the storefront calls the store API. To listen
    // on another network address, an operator must set HOST.
    host: '127.0.0.1',
  });
  expect(readConfig({ DATA_DIR: folder, ...env, HOST: '10.0.0.5' }).host).toBe('10.0.0.5');
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'four' }, /^PORT is "/],
  [{ PORT: '70000' }, /^PORT is "/],
  [{ PUBLIC_ORIGIN: 'shop' }, /^PUBLIC_ORIGIN is "/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be a URL like /],
  [{ REDIS_URL: 'http://x' }, /^REDIS_URL must be a URL like /],
  [{ REDIS_URL: 'redis://x', CLIENT_ID: 'x' }, /REDIS_URL is set.*CLIENT_SECRET.*HMAC_KEY/],
  [{ KEEP_ALIVE_SECONDS: '0' }, /^KEEP_ALIVE_SECONDS is "/],
  [{ MAX_CONNECTIONS: 'many' }, /^MAX_CONNECTIONS is "/],
  [{ LOG_LEVEL: 'trace' }, /^LOG_LEVEL is "/],
  [{ HOST: '0.0.0.0' }, /^HOST is .*127\.0\.0\.1/],
  [
    { PUBLIC_ORIGIN: 'https://luxe.example' },
    /PUBLIC_ORIGIN is not a loopback name.*CLIENT_SECRET.*HMAC_KEY/,
  ],
  [
    { PUBLIC_ORIGIN: 'https://luxe.example', ...everySecret },
    /development identity provider.*IDENTITY_ORIGIN/,
  ],
  [{ IDENTITY_ORIGIN: 'somewhere' }, /^IDENTITY_ORIGIN is "/],
  [{ OPS_HOST: '0.0.0.0' }, /^OPS_HOST: .*loopback address/],
  [{ DESK_ORIGIN: 'http://desk.example' }, /^DESK_ORIGIN must use https/],
  [{ DESK_ORIGIN: 'desk.example' }, /^DESK_ORIGIN is "/],
  [
    {
      PUBLIC_ORIGIN: 'https://luxe.example',
      IDENTITY_ORIGIN: 'https://id.example',
      ...everySecret,
      DESK_ORIGIN: 'https://luxe.example:8443',
    },
    /^DESK_ORIGIN needs a host name of its own/,
  ],
  [{ MAIL_URL: 'smtps://mail.example' }, /^MAIL_FROM: set the sender/],
  [{ MAIL_URL: 'https://mail.example' }, /^MAIL_URL/],
  [{ MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example\nBcc: x@y.example' }, /^MAIL_FROM/],
  [{ TWILIO_ACCOUNT_SID: 'AC1' }, /^Text messages: set TWILIO_ACCOUNT_SID/],
  [{ TARA_MODEL: 'small' }, /^Tara: set TARA_MODEL_URL/],
  [{ PUBLIC_ORIGIN: 'http://luxe.example', ...everySecret }, /PUBLIC_ORIGIN is "http:.*must use https/],
  ...['CLIENT_SECRET', 'IDENTITY_CLIENT_SECRET', 'STOREFRONT_SECRET', 'HMAC_KEY'].map(
    (name): [Record<string, string>, RegExp] => [
      {
        PUBLIC_ORIGIN: 'https://luxe.example',
        IDENTITY_ORIGIN: 'https://id.example',
        ...everySecret,
        CLIENT_ID: 'shop',
        [name]: 'x'.repeat(31),
      },
      new RegExp(`^${name}: a public shop needs secrets of at least 32 characters`),
    ],
  ),
])('readConfig rejects the environment %o and explains the problem', (env, sentence) => {
  const read = () => readConfig({ DATA_DIR: folder, ...env });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(sentence);
});

it('a public shop publishes its desk under a name of its own, and has no demo account', () => {
  const config = readConfig({
    DATA_DIR: folder,
    PUBLIC_ORIGIN: 'https://luxe.example',
    IDENTITY_ORIGIN: 'https://id.example',
    ...everySecret,
    DESK_ORIGIN: 'https://desk.luxe.example/',
    OPS_HOST: '0.0.0.0',
  });
  expect(config).toMatchObject({ deskOrigin: 'https://desk.luxe.example', opsHost: '0.0.0.0' });
  expect(config.demoStaff).toBeUndefined();
});

it('a demo shop stores the login of its desk beside its secrets, and several processes derive the same', () => {
  const config = readConfig({ DATA_DIR: folder });
  const stored = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(config.deskOrigin).toBe('http://127.0.0.1:4101');
  expect(config.demoStaff).toEqual({
    email: 'desk@luxe.example',
    password: stored.deskPassword,
    authenticator: stored.deskAuthenticator,
  });
  expect(stored.deskAuthenticator).toMatch(/^[A-Z2-7]{32}$/);
  const replicated = readConfig({
    DATA_DIR: path.join(folder, 'other'),
    REDIS_URL: 'redis://x',
    ...everySecret,
    HMAC_KEY: stored.hmacKey,
  });
  expect(replicated.demoStaff).toEqual(config.demoStaff);
});

it('lockFolder names the process that holds the lock when a second program tries to lock the folder', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartupError);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  lockFolder(folder)();
});
