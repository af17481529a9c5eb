import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallBody } from '@luxe/contract/calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type AppDeps } from '../app.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '@luxe/host/log';
import { createCodeOutbox, type CodeOutbox } from '../modules/one-time-codes/outbox.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { manualClock, type ManualClock } from './manualClock.ts';

export const testSecrets: Secrets = {
  clientId: 'shop',
  clientSecret: 'shop secret',
  identityClientId: 'web',
  identityClientSecret: 'web secret',
  storefrontSecret: 'storefront secret',
  hmacKey: 'key of the tests',
};

export interface TestResponse {
  readonly status: number;
  // The body is untyped, so that tests can read any field. The contract's schema has checked the body.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface TestCustomer {
  readonly userName: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly phone: string;
  /** Calls as this customer. `{me}` in the path becomes the user name. */
  call(method: 'GET' | 'POST', url: string, more?: Partial<InjectOptions>): Promise<TestResponse>;
}

export interface TestShop {
  readonly app: FastifyInstance;
  readonly clock: ManualClock;
  readonly outbox: CodeOutbox;
  readonly faults: string[];
  /** Folder of uploaded files. The first upload creates it. */
  readonly uploadsDir: string;
  call(method: 'GET' | 'POST' | 'PUT', url: string, more?: Partial<InjectOptions>): Promise<TestResponse>;
  identity(path: string, body: object): Promise<TestResponse>;
  guestToken(): Promise<string>;
  logIn(phone: string): Promise<TestCustomer>;
  /** Rejects if a call has answered an error code that its endpoint does not list. */
  close(): Promise<void>;
}

/** Opens the complete store on an open database. It has no catalogue, unless a test passes one. */
export function openShop(
  db: Database,
  clock = manualClock(),
  {
    config,
    ...more
  }: Pick<AppDeps, 'carrier' | 'catalogue' | 'disk' | 'model' | 'passwords' | 'provider' | 'shared'> & {
    config?: Partial<AppDeps['config']>;
  } = {},
): TestShop {
  const faults: string[] = [];
  const uploadsDir = path.join(tmpdir(), `luxe-uploads-${randomBytes(8).toString('hex')}`);
  const outbox = createCodeOutbox(createLog('silent'));
  const log = createLog('warn', (line) => faults.push(line));
  const app = buildApp({
    config: { secrets: testSecrets, loginLimit: 100_000, uploadsDir, ...config },
    db,
    clock,
    log,
    courier: outbox,
    ...more,
  });

  async function call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    more: Partial<InjectOptions> = {},
  ): Promise<TestResponse> {
    const response = await app.inject({ method, url, ...more });
    return { status: response.statusCode, body: response.json() };
  }
  const identity = (path: string, body: object) =>
    call('POST', `/api/v2/sso/${path}`, {
      payload: body,
      headers: { 'client-id': 'web', 'client-secret': 'web secret' },
    });
  const token = (form: CallBody<'token'>) => call('POST', '/oauth/token', toForm(form));

  return {
    app,
    clock,
    outbox,
    faults,
    uploadsDir,
    call,
    identity,
    async close() {
      await app.close();
      const unlisted = faults.filter((line) => line.includes('does not list'));
      if (unlisted.length > 0) throw new Error([...new Set(unlisted)].join('\n'));
    },
    guestToken: async () => (await token({ grant_type: 'client_credentials', ...client })).body.access_token,

    async logIn(phone) {
      const sent = await identity('check-phone', { phone, countryCode: '91', captchaToken: null });
      const codeVerifier = randomBytes(32).toString('base64url');
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const { refId } = sent.body;
      const verified = await identity('verify-phone-otp', {
        phone,
        countryCode: '91',
        otp: outbox.lastCode(phone),
        refId,
        codeChallenge,
      });
      const session = (await identity('access-token', { authCode: verified.body.authCode, codeVerifier }))
        .body;
      const tdCustomerHash = session.idToken.customerHash;
      const given = await token({
        grant_type: 'password',
        ...client,
        isTdLogin: 'true',
        tdAccessToken: session.accessToken,
        tdClientId: 'web',
        tdCustomerHash,
        username: phone,
        platformNumber: '11',
      });
      const { access_token: access, refresh_token: refreshToken } = given.body;
      return {
        userName: tdCustomerHash,
        token: access,
        refreshToken,
        phone,
        call: (method, url, more = {}) =>
          call(method, url.replace('{me}', tdCustomerHash), {
            ...more,
            headers: { authorization: `Bearer ${access}`, ...more.headers },
          }),
      };
    },
  };
}

const client = { client_id: 'shop', client_secret: 'shop secret' };

/** Solves a captcha and returns its token, as a page sends it. */
export async function solvedCaptcha(
  { call }: Pick<TestShop, 'call'>,
  path: '/api/v2/sso/captcha' | '/v2/lux/captcha' = '/api/v2/sso/captcha',
): Promise<string> {
  const { body: challenge } = await call('GET', path, { headers: { 'client-id': 'web' } });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const toForm = (fields: Record<string, string | undefined>) => ({
  payload: new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  ).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/**
 * City and state of the fixture pincodes outside New Delhi. An address needs them, because its city must
 * match its pincode.
 */
const cities: Readonly<Record<string, { city: string; state: string }>> = {
  194101: { city: 'Leh', state: 'Ladakh' },
  744301: { city: 'Car Nicobar', state: 'Andaman and Nicobar Islands' },
};

export const addressForm = (more: Record<string, string> = {}) =>
  toForm({
    addressType: 'Home',
    postalCode: '110003',
    city: 'New Delhi',
    state: 'Delhi',
    firstName: 'Ananya',
    lastName: 'Rao',
    line1: 'B-14, Jor Bagh',
    phone: '9812345670',
    emailID: 'ananya.rao@example.com',
    ...cities[more['postalCode'] ?? ''],
    ...more,
  });
