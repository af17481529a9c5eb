import { createLog } from '@luxe/host/log';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/database.ts';
import { staffRoles, type StaffRole } from '../db/schema/index.ts';
import { buildOps, type OpsDeps } from '../modules/ops/app.ts';
import type { DeskParts } from '../modules/ops/desk.ts';
import { createLivePolicy } from '../modules/policy/livePolicy.ts';
import { addStaff, type AccountParts, type FirstLogin } from '../modules/staff/accounts.ts';
import { authenticatorEncryption, codeAt, newAuthenticator, stepOf } from '../modules/staff/authenticator.ts';
import { createDeskLogin } from '../modules/staff/deskLogin.ts';
import { createEncryption } from '../secrets/encryption.ts';
import type { ManualClock } from './manualClock.ts';
import { testSecrets } from './shop.ts';

type Headers = Record<string, string>;

/** A person who is logged in at the desk of a test. */
export interface TestPerson {
  readonly email: string;
  readonly cookie: string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Sends a form of the desk. */
  post(url: string, fields?: Record<string, string>, headers?: Headers): Promise<LightMyRequestResponse>;
}

export interface TestDesk {
  readonly ops: FastifyInstance;
  /** Parts of accounts, as the commands use them. */
  readonly accounts: () => AccountParts;
  /** Adds an account that need not change its password. */
  addPerson(roles: readonly StaffRole[], name?: string): Promise<FirstLogin & { readonly email: string }>;
  /** Sends the form of the login page. */
  sendLogin(
    credentials: { readonly email: string; readonly password: string; readonly code: string },
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** Adds an account and logs in; by default with all roles. */
  logIn(roles?: readonly StaffRole[], name?: string): Promise<TestPerson>;
  /** The person of a session cookie. */
  person(cookie: string, email?: string): Promise<TestPerson>;
}

/** Headers with which a browser sends a form of the desk. */
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
  }: Partial<Pick<DeskParts, 'livePolicy' | 'origin' | 'provider'>> &
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
      ...more,
    },
  });
  const accounts = () => ({ db, encryption: authenticators, now: clock.now(), cost });

  const toForm = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const formType = { 'content-type': 'application/x-www-form-urlencoded' };

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
        ...{ method: 'POST', url: '/desk/login', payload: toForm(credentials) },
        headers: { ...formType, ...headers },
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
      const [, csrf = ''] = /name="csrf" value="([\w-]+)"/.exec((await get('/desk/password')).body) ?? [];
      return {
        email,
        cookie,
        get,
        post: (url, fields = {}, headers = ownPage) =>
          ops.inject({
            ...{ method: 'POST', url, payload: toForm({ csrf, ...fields }) },
            headers: { ...formType, cookie, ...headers },
          }),
      };
    },
  };
  return desk;
}

/** The session cookie that a response sets. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
