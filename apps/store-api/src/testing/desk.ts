import { deskCalls, deskCsrfHeader, deskPath, type DeskCallName } from '@luxe/contract/desk';
import { createLog } from '@luxe/host/log';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { staffRoles, type StaffRole } from '../db/schema/index.ts';
import { buildOps, type OpsDeps } from '../modules/ops/app.ts';
import type { DeskParts } from '../modules/ops/desk.ts';
import { createPreviewTokens } from '../modules/editing/previewToken.ts';
import { createLivePolicy } from '../modules/policy/livePolicy.ts';
import { addStaff, type AccountParts, type FirstLogin } from '../modules/staff/accounts.ts';
import { authenticatorEncryption, codeAt, newAuthenticator, stepOf } from '../modules/staff/authenticator.ts';
import { createDeskLogin } from '../modules/staff/deskLogin.ts';
import { createEncryption } from '../secrets/encryption.ts';
import type { ManualClock } from './manualClock.ts';
import { testSecrets } from './shop.ts';

type Headers = Record<string, string>;

interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Headers;
}

/** A person who is logged in at the desk of a test. */
export interface TestPerson {
  readonly email: string;
  readonly cookie: string;
  readonly csrf: string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Sends a change as the application does, with an idempotency key of its own. */
  post(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Makes a call of the contract. */
  call(name: DeskCallName, request?: Request): Promise<LightMyRequestResponse>;
}

export interface TestDesk {
  readonly ops: FastifyInstance;
  /** Parts of accounts, as the commands use them. */
  readonly accounts: () => AccountParts;
  /** Adds an account that need not change its password. */
  addPerson(roles: readonly StaffRole[], name?: string): Promise<FirstLogin & { readonly email: string }>;
  /** Logs in as the application does. */
  sendLogin(
    credentials: { readonly email: string; readonly password: string; readonly code: string },
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** Adds an account and logs in; by default with all roles. */
  logIn(roles?: readonly StaffRole[], name?: string): Promise<TestPerson>;
  /** The person of a session cookie. */
  person(cookie: string, email?: string): Promise<TestPerson>;
}

/** Headers with which a browser sends a change from a page of the desk. */
export const ownPage = { host: 'localhost', 'sec-fetch-site': 'same-origin' };

/** Number of accounts that the tests of this process have added. Each gets an address of its own. */
let added = 0;

/** Low cost of password hashes, so that tests are fast. */
const cost = { N: 16, r: 8, p: 1 };

/** Opens the second listener with the desk. */
export function openDesk(
  db: Database,
  clock: ManualClock,
  {
    outbox,
    demoStaff,
    ...more
  }: Partial<
    Pick<
      DeskParts,
      'livePolicy' | 'origin' | 'provider' | 'filesDir' | 'uploadsDir' | 'mediaDirs' | 'catalogue'
    >
  > &
    Partial<Pick<OpsDeps, 'outbox' | 'demoStaff'>> = {},
): TestDesk {
  const authenticators = authenticatorEncryption('key');
  const ops = buildOps({
    ...{ db, outbox, demoStaff },
    log: createLog('silent'),
    desk: {
      clock,
      livePolicy: createLivePolicy(db),
      provider: undefined,
      encryption: createEncryption(testSecrets.hmacKey, 'bank account'),
      login: createDeskLogin({ db, clock, authenticators, cost }),
      origin: 'http://localhost:4101',
      filesDir: '/none',
      uploadsDir: '/none',
      mediaDirs: [],
      catalogue: undefined,
      publicOrigin: 'https://shop.example',
      previewTokens: createPreviewTokens(testSecrets.hmacKey),
      hmacKey: testSecrets.hmacKey,
      ...more,
    },
  });
  const accounts = () => ({ db, encryption: authenticators, now: clock.now(), cost });

  const desk: TestDesk = {
    ops,
    accounts,
    async addPerson(roles, name = 'Meera Nair') {
      const email = `person${(added += 1)}@shop.example`;
      const login = { password: `a long password ${added}`, authenticator: newAuthenticator() };
      await addStaff(accounts(), { name, email, roles }, login);
      return { email, ...login };
    },
    sendLogin: (credentials, headers = ownPage) =>
      ops.inject({
        ...{ method: 'POST', url: deskCalls.logIn.path, payload: credentials },
        headers,
      }),
    async logIn(roles = staffRoles, name) {
      const { email, password, authenticator } = await desk.addPerson(roles, name);
      const code = codeAt(authenticator, stepOf(clock.now()));
      const response = await desk.sendLogin({ email, password, code });
      return desk.person(cookieOf(response), email);
    },
    async person(cookie, email = '') {
      const get = (url: string, headers: Headers = {}) =>
        ops.inject({ url, headers: { host: 'localhost', cookie, ...headers } });
      const { csrf = '' } = (await get(deskCalls.session.path)).json();
      const post = (url: string, body: object = {}, headers: Headers = ownPage) =>
        ops.inject({
          ...{ method: 'POST', url, payload: body },
          headers: { cookie, [deskCsrfHeader]: csrf, 'idempotency-key': randomUUID(), ...headers },
        });
      return {
        email,
        cookie,
        csrf,
        get,
        post,
        call(name, { params, query = {}, body, headers } = {}) {
          const { method, path } = deskCalls[name];
          const search = new URLSearchParams(query).toString();
          const url = deskPath(path, params) + (search && `?${search}`);
          return method === 'GET' ? get(url, headers) : post(url, body, { ...ownPage, ...headers });
        },
      };
    },
  };
  return desk;
}

/** The session cookie that a response sets. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
