import type { DeskResponse } from '@luxe/contract/desk';
import { createLog } from '@luxe/host/log';
import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { staffRoles, type StaffRole } from '../../db/schema/index.ts';
import { cookieOf, openDesk, ownPage, type TestDesk } from '../../testing/desk.ts';
import { databases, openEmbedded } from '../../testing/databases.ts';
import { manualClock, type ManualClock } from '../../testing/manualClock.ts';
import { createLivePolicy } from '../policy/livePolicy.ts';
import { createEncryption } from '../../secrets/encryption.ts';
import { addStaff, changeRoles, disableStaff, resetStaff } from '../staff/accounts.ts';
import { listAudit } from '../staff/audit.ts';
import {
  authenticatorEncryption,
  codeAt,
  findStep,
  newAuthenticator,
  stepOf,
} from '../staff/authenticator.ts';
import { createPreviewTokens } from '../editing/previewToken.ts';
import { createDeskLogin, idleMs, sessionMs } from '../staff/deskLogin.ts';
import { findStaff } from '../staff/repository.ts';
import { deskRoutes } from './desk.ts';
import type { DeskAccess } from './guardDesk.ts';

const minute = 60_000;
const step = 30_000;
const wrong = 'The e-mail address, the password or the code is wrong.';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`accounts of the desk on ${name}`, () => {
    let database: OpenDatabase;
    let clock: ManualClock;
    let desk: TestDesk;
    beforeAll(async () => {
      database = await open();
    }, 60_000);
    afterAll(() => database.close());
    beforeEach(() => {
      clock = manualClock();
      desk = openDesk(database.db, clock);
    });
    afterEach(() => desk.ops.close());

    async function addPerson(roles: readonly StaffRole[] = staffRoles) {
      const { authenticator, ...login } = await desk.addPerson(roles);
      return { ...login, code: (steps = 0) => codeAt(authenticator, stepOf(clock.now()) + steps) };
    }
    const lastEntry = async (email: string) =>
      (await listAudit(database.db, { subject: `account ${email}` }, 1))[0];

    it('a login sets a new session cookie and is recorded', async () => {
      const { email, password, code } = await addPerson();
      // Blanks around the address and in the code, and capitals in the address, are no mistake.
      const typed = { email: ` ${email.toUpperCase()} `, password, code: code().replace(/^\d{3}/, '$& ') };
      const response = await desk.sendLogin(typed);
      expect(response.json()).toEqual({
        person: { name: 'Meera Nair', email },
        roles: [...staffRoles],
        mustChangePassword: false,
        csrf: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(response.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
      const person = await desk.person(cookieOf(response));
      expect((await person.call('session')).statusCode).toBe(200);
      expect(await lastEntry(email)).toMatchObject({ action: 'login', person: 'Meera Nair' });
      clock.advance(step);
      const again = await desk.sendLogin(
        { email, password, code: code() },
        { ...ownPage, cookie: person.cookie },
      );
      expect(cookieOf(again)).not.toBe(person.cookie);
      expect((await person.call('session')).statusCode).toBe(401);
    });

    it('a desk with https has a secure cookie for its host alone', async () => {
      const secure = openDesk(database.db, clock, { origin: 'https://desk.shop.example' });
      const { email, password, authenticator } = await secure.addPerson(['orders']);
      const code = codeAt(authenticator, stepOf(clock.now()));
      const response = await secure.sendLogin(
        { email, password, code },
        { host: 'desk.shop.example', origin: 'https://desk.shop.example' },
      );
      expect(response.headers['set-cookie']).toMatch(
        /^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
      await secure.ops.close();
    });

    it.each<[string, (right: { email: string; password: string; code: string }) => object]>([
      ['a wrong password', () => ({ password: 'a wrong password' })],
      ['no password', () => ({ password: '' })],
      ['a wrong code', ({ code }) => ({ code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') })],
      ['a code of five digits', ({ code }) => ({ code: code.slice(1) })],
      ['no code', () => ({ code: '' })],
      ['an unknown address', () => ({ email: 'unknown@shop.example' })],
      ['no address', () => ({ email: '' })],
    ])('rejects %s with the sentence for every wrong login, and records it', async (_what, change) => {
      const { email, password, code } = await addPerson();
      const right = { email, password, code: code() };
      const typed = { ...right, ...change(right) };
      const response = await desk.sendLogin(typed);
      expect([response.statusCode, response.json().errors[0].message]).toEqual([401, wrong]);
      expect(response.headers['set-cookie']).toBeUndefined();
      const account = typed.email === email ? email : 'unknown';
      expect(await lastEntry(account)).toMatchObject({ action: 'login failed' });
      expect((await desk.sendLogin(right)).statusCode).toBe(200);
    });

    it('rejects a code that was used, and a disabled account', async () => {
      const { email, password, code } = await addPerson();
      const first = { email, password, code: code() };
      expect((await desk.sendLogin(first)).statusCode).toBe(200);
      expect((await desk.sendLogin(first)).statusCode).toBe(401);
      expect((await desk.sendLogin({ ...first, code: code(-1) })).statusCode).toBe(401);
      clock.advance(step);
      await disableStaff(desk.accounts(), email);
      const response = await desk.sendLogin({ ...first, code: code() });
      expect([response.statusCode, response.json().errors[0].message]).toEqual([401, wrong]);
    });

    it('accepts one of several requests at once with the same code', async () => {
      const { email, password, code } = await addPerson();
      const typed = { email, password, code: code() };
      const responses = await Promise.all([1, 2, 3].map(() => desk.sendLogin(typed)));
      expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
    });

    it('rejects a login that is not JSON, or lacks a field', async () => {
      const payload = new URLSearchParams({ email: 'a@shop.example', password: 'x', code: '1' }).toString();
      const send = (type: string) =>
        desk.ops.inject({
          ...{ method: 'POST', url: '/desk/api/login', payload },
          headers: { ...ownPage, 'content-type': type },
        });
      for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
        expect([type, (await send(type)).statusCode]).toEqual([type, 415]);
      const bare = await desk.ops.inject({ method: 'POST', url: '/desk/api/login', headers: ownPage });
      expect(bare.statusCode).toBe(400);
    });

    it('limits the attempts for an account, also with the right login', async () => {
      const { email, password, code } = await addPerson();
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await desk.sendLogin({ email, password: 'wrong', code: code() })).statusCode).toBe(401);
      const limited = await desk.sendLogin({ email, password, code: code() });
      expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '600']);
      const other = await addPerson();
      expect((await desk.sendLogin({ ...other, code: other.code() })).statusCode).toBe(200);
      clock.advance(10 * minute);
      expect((await desk.sendLogin({ email, password, code: code() })).statusCode).toBe(200);
    });

    it('limits the attempts of a network, which the TLS proxy names', async () => {
      const published = openDesk(database.db, clock, { origin: 'https://desk.shop.example' });
      const from = (address: string, attempt: number) =>
        published.sendLogin(
          { email: `guess${attempt}@shop.example`, password: 'x', code: '1' },
          { ...ownPage, host: 'desk.shop.example', 'x-forwarded-for': `198.51.100.9, ${address}` },
        );
      for (let attempt = 0; attempt < 60; attempt += 1)
        expect((await from('203.0.113.7', attempt)).statusCode).toBe(401);
      expect((await from('203.0.113.7', 60)).statusCode).toBe(429);
      expect((await from('203.0.113.8', 61)).statusCode).toBe(401);
      await published.ops.close();
    });

    it('a session ends after half an hour without a request', async () => {
      const person = await desk.logIn();
      for (let use = 0; use < 3; use += 1) {
        clock.advance(idleMs - minute);
        expect((await person.call('session')).statusCode).toBe(200);
      }
      clock.advance(idleMs);
      expect((await person.call('session')).statusCode).toBe(401);
      expect((await person.call('logOut')).statusCode).toBe(401);
    });

    it('a session ends after twelve hours of use', async () => {
      const person = await desk.logIn();
      for (let used = 0; used + idleMs / 2 < sessionMs; used += idleMs / 2) {
        expect((await person.call('session')).statusCode).toBe(200);
        clock.advance(idleMs / 2);
      }
      expect((await person.call('session')).statusCode).toBe(200);
      clock.advance(idleMs / 2);
      expect((await person.call('session')).statusCode).toBe(401);
    });

    it('a logout ends the session and deletes the cookie', async () => {
      const person = await desk.logIn();
      const response = await person.call('logOut');
      expect(response.statusCode).toBe(200);
      expect(response.headers['set-cookie']).toContain('desk=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0');
      expect((await person.call('session')).statusCode).toBe(401);
      expect(await lastEntry(person.email)).toMatchObject({ action: 'logout' });
    });

    it.each<[string, (email: string) => Promise<unknown>]>([
      ['disable account', (email) => disableStaff(desk.accounts(), email)],
      ['change roles', (email) => changeRoles(desk.accounts(), email, ['content'])],
      ['reset password', (email) => resetStaff(desk.accounts(), email)],
    ])('the command to %s ends the sessions of the account alone, and is recorded', async (action, run) => {
      const person = await desk.logIn();
      const other = await desk.logIn();
      await run(person.email);
      expect((await person.call('session')).statusCode).toBe(401);
      expect((await other.call('session')).statusCode).toBe(200);
      expect(await lastEntry(person.email)).toMatchObject({ action, person: 'command' });
    });

    it('a generated password opens only the page that changes it', async () => {
      const email = `first${clock.now().getTime()}@shop.example`;
      const first = await addStaff(desk.accounts(), { name: 'Asha Rao', email, roles: ['orders'] });
      await expect(addStaff(desk.accounts(), { name: 'Asha', email, roles: [] })).rejects.toThrow(
        'has an account already',
      );
      const code = codeAt(first.authenticator, stepOf(clock.now()));
      const cookie = cookieOf(await desk.sendLogin({ email, password: first.password, code }));
      const person = await desk.person(cookie, email);
      expect((await person.call('session')).json()).toMatchObject({ mustChangePassword: true });
      for (const name of ['overview', 'mails'] as const)
        expect((await person.call(name)).json().errors[0].message).toBe(
          'Choose a password of your own first.',
        );
      expect((await person.call('settlePayment', { params: { reference: 'x' } })).statusCode).toBe(403);

      const next = 'a password of their own';
      const change = (current: string, password: string) =>
        person.call('changePassword', { body: { current, next: password } });
      for (const [current, password] of [
        ['wrong', next],
        [first.password, 'short'],
        [first.password, first.password],
        [first.password, 'x'.repeat(201)],
      ] as const)
        expect((await change(current, password)).statusCode).toBe(400);
      const changed = await change(first.password, next);
      expect(changed.json()).toMatchObject({ mustChangePassword: false });
      expect((await person.call('session')).statusCode).toBe(401);
      const later = await desk.person(cookieOf(changed));
      expect((await later.call('session')).statusCode).toBe(200);
      expect(await lastEntry(email)).toMatchObject({ action: 'change password', person: 'Asha Rao' });
      expect(await findStaff(database.db, email)).toMatchObject({ mustChangePassword: false });
    });

    it('a reset account needs the new password and the new authenticator', async () => {
      const { email, password, code } = await addPerson();
      await disableStaff(desk.accounts(), email);
      const login = await resetStaff(desk.accounts(), email);
      const newCode = codeAt(login.authenticator, stepOf(clock.now()));
      expect((await desk.sendLogin({ email, password, code: newCode })).statusCode).toBe(401);
      expect((await desk.sendLogin({ email, password: login.password, code: code() })).statusCode).toBe(401);
      expect((await desk.sendLogin({ email, password: login.password, code: newCode })).statusCode).toBe(200);
    });

    it('stores no password, secret of an authenticator or session in plain text', async () => {
      const { email, password, authenticator } = await desk.addPerson(['orders']);
      const stored = await findStaff(database.db, email);
      expect(stored?.passwordHash).toMatch(/^scrypt\$16\$/);
      expect(JSON.stringify(stored)).not.toContain(password);
      expect(JSON.stringify(stored)).not.toContain(authenticator);
      expect(authenticatorEncryption('key').decrypt(stored?.authenticator ?? '')).toBe(authenticator);
    });

    it('rows of the audit log never change', async () => {
      await desk.logIn();
      const change = database.db.execute(`update desk_audit set person = 'x'`);
      await expect(change).rejects.toThrow();
      await expect(database.db.execute(`delete from desk_audit`)).rejects.toThrow();
    });

    it('pages and filters the audit log by person and subject', async () => {
      const person = await desk.logIn(['settings'], 'Asha <Rao>');
      const other = await desk.logIn(['settings']);
      const staffId = (await findStaff(database.db, person.email))?.id ?? 0;
      const change = (value: number, by = person) =>
        by.call('changePolicy', { params: { name: 'wishlistDays' }, body: { value } });
      for (let value = 1; value <= 51; value += 1) await change(value);
      await change(365, other);
      const read = async (query: Record<string, string>) =>
        (await person.call('audit', { query })).json<DeskResponse<'audit'>>();
      const filter = { person: String(staffId), subject: 'policy wishlistDays' };
      const first = await read(filter);
      expect(first.rows).toHaveLength(50);
      expect(first.rows[0]).toMatchObject({ person: 'Asha <Rao>', action: 'change policy', after: '51' });
      const second = await read({ ...filter, after: first.next ?? '' });
      expect([second.rows.map(({ after }) => after), second.next]).toEqual([['1'], null]);
      expect(await read({ subject: 'none' })).toEqual({ rows: [], next: null });
      const { people } = (await person.call('staff')).json<DeskResponse<'staff'>>();
      expect(people).toContainEqual(expect.objectContaining({ email: other.email, state: 'active' }));
    });
  });

describe('changes at the desk', () => {
  let database: OpenDatabase;
  let desk: TestDesk;
  beforeAll(async () => {
    database = await openEmbedded();
    desk = openDesk(database.db, manualClock());
  }, 60_000);
  afterAll(async () => {
    await desk.ops.close();
    await database.close();
  });

  it.each<[string, Record<string, string>]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['that a person has entered as an address', { 'sec-fetch-site': 'none' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:1' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from no page', {}],
  ])('are rejected %s, also the login', async (_where, headers) => {
    const person = await desk.logIn();
    const response = await person.post('/desk/api/logout', {}, { host: 'localhost:4101', ...headers });
    expect([response.statusCode, response.json().errors[0].message]).toEqual([
      403,
      'This request does not come from the desk.',
    ]);
    const login = { email: 'a@shop.example', password: 'x', code: '1' };
    expect((await desk.sendLogin(login, { host: 'localhost:4101', ...headers })).statusCode).toBe(403);
    expect((await person.call('session')).statusCode).toBe(200);
  });

  it('are accepted from a browser that sends only the origin', async () => {
    const person = await desk.logIn();
    const own = { host: 'localhost:4101', origin: 'http://localhost:4101' };
    expect((await person.post('/desk/api/logout', {}, own)).statusCode).toBe(200);
  });

  it('are rejected without the value of their session', async () => {
    const person = await desk.logIn();
    const other = await desk.logIn();
    for (const csrf of ['', 'x', other.csrf]) {
      const response = await person.call('logOut', { headers: { 'x-desk-csrf': csrf } });
      expect([response.statusCode, response.json().errors[0].message]).toEqual([
        403,
        'This form has expired. Load the page again.',
      ]);
    }
    expect((await person.call('session')).statusCode).toBe(200);
  });
});

describe('roles at the desk', () => {
  let database: OpenDatabase;
  let desk: TestDesk;
  const routes: (RouteOptions & { access: DeskAccess | undefined })[] = [];
  beforeAll(async () => {
    database = await openEmbedded();
    const clock = manualClock();
    desk = openDesk(database.db, clock);
    const app = Fastify();
    app.addHook('onRoute', (route) => void routes.push({ ...route, access: route.config?.desk }));
    deskRoutes(app, {
      ...{ db: database.db, clock, provider: undefined, origin: 'http://localhost' },
      log: createLog('silent'),
      livePolicy: createLivePolicy(database.db),
      hmacKey: 'key',
      encryption: createEncryption('key', 'bank account'),
      login: createDeskLogin({ db: database.db, clock, authenticators: authenticatorEncryption('key') }),
      networkOf: ({ ip }) => ip,
      catalogue: undefined,
      filesDir: '/none',
      mediaDirs: [],
      publicOrigin: 'https://shop.example',
      previewTokens: createPreviewTokens('key'),
      uploadsDir: '/none',
    });
    await app.ready();
    await app.close();
  }, 60_000);
  afterAll(async () => {
    await desk.ops.close();
    await database.close();
  });

  it('every route names who may use it, and only accounts have routes for everyone', () => {
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter(({ access }) => access === undefined).map(({ url }) => url)).toEqual([]);
    const open = (access: DeskAccess) => [
      ...new Set(routes.filter((route) => route.access === access).map(({ url }) => url)),
    ];
    expect(open('public').toSorted()).toEqual(['/desk', '/desk/*', '/desk/api/login', '/desk/assets/*']);
    expect(open('everyone').toSorted()).toEqual([
      '/desk/api/logout',
      '/desk/api/password',
      '/desk/api/session',
    ]);
  });

  it.each<StaffRole>([...staffRoles])(
    'a person with the role %s opens its routes and no others',
    async (role) => {
      const person = await desk.logIn([role]);
      for (const { method, url, access } of routes) {
        if (access === 'public' || access === 'everyone' || method === 'HEAD') continue;
        const path = url.replace(/:\w+/g, '1');
        const response = method === 'GET' ? await person.get(path) : await person.post(path);
        const isRejected = response.body.includes('Your account has no access to this part of the desk.');
        expect([method, url, isRejected, isRejected && response.statusCode]).toEqual([
          method,
          url,
          access !== role,
          access !== role && 403,
        ]);
      }
    },
  );

  it('no route opens without a login', async () => {
    const stranger = await desk.person('');
    for (const { method, url, access } of routes) {
      if (access === 'public') continue;
      const path = url.replace(/:\w+/g, '1');
      const response = method === 'GET' ? await stranger.get(path) : await stranger.post(path);
      expect([url, response.statusCode]).toEqual([url, 401]);
    }
  });

  it('an unknown call is answered like any other unknown address', async () => {
    const person = await desk.logIn();
    for (const url of ['/desk/api', '/desk/api/none', '/desk/api/orders/x/y'])
      expect([url, (await person.get(url)).json().errorCode]).toEqual([url, 'NOT_FOUND']);
    expect((await person.post('/desk/api/none')).json().errorCode).toBe('NOT_FOUND');
  });
});

test('a code counts in its step, and in the step before and after', () => {
  const secret = newAuthenticator();
  const at = new Date('2026-11-20T05:12:29.999Z');
  const found = [-2, -1, 0, 1, 2].map((steps) => findStep(secret, codeAt(secret, stepOf(at) + steps), at));
  const now = stepOf(at);
  expect(found).toEqual([undefined, now - 1, now, now + 1, undefined]);
  expect(findStep(secret, 'abcdef', at)).toBeUndefined();
});

// RFC 6238, appendix B: SHA-1, the last six of eight digits.
test('codes are those of the standard', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(
    [59, 1_111_111_109, 2_000_000_000].map((seconds) => codeAt(secret, Math.floor(seconds / 30))),
  ).toEqual(['287082', '081804', '279037']);
});
