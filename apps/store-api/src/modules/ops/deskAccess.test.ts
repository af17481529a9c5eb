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
      expect([response.statusCode, response.headers.location]).toEqual([303, '/desk']);
      expect(response.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
      const person = await desk.person(cookieOf(response));
      expect((await person.get('/desk')).statusCode).toBe(200);
      expect((await person.get('/desk/login')).headers.location).toBe('/desk');
      expect(await lastEntry(email)).toMatchObject({ action: 'login', person: 'Meera Nair' });
      clock.advance(step);
      const again = await desk.sendLogin(
        { email, password, code: code() },
        { ...ownPage, cookie: person.cookie },
      );
      expect(cookieOf(again)).not.toBe(person.cookie);
      expect((await person.get('/desk')).headers.location).toBe('/desk/login');
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
      expect((await desk.sendLogin(right)).statusCode).toBe(303);
    });

    it('rejects a code that was used, and a disabled account', async () => {
      const { email, password, code } = await addPerson();
      const first = { email, password, code: code() };
      expect((await desk.sendLogin(first)).statusCode).toBe(303);
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
      expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 401, 401]);
    });

    it('shows the login form again, with the sentence, to a browser', async () => {
      const typed = { email: 'a"b@shop.example', password: 'x', code: '1' };
      const response = await desk.sendLogin(typed, { ...ownPage, accept: 'text/html' });
      expect(response.statusCode).toBe(401);
      expect(response.body).toContain(`<p role="alert">${wrong}</p>`);
      expect(response.body).toContain('value="a&#34;b@shop.example"');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    });

    it('limits the attempts for an account, also with the right login', async () => {
      const { email, password, code } = await addPerson();
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await desk.sendLogin({ email, password: 'wrong', code: code() })).statusCode).toBe(401);
      const limited = await desk.sendLogin({ email, password, code: code() });
      expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '600']);
      const other = await addPerson();
      expect((await desk.sendLogin({ ...other, code: other.code() })).statusCode).toBe(303);
      clock.advance(10 * minute);
      expect((await desk.sendLogin({ email, password, code: code() })).statusCode).toBe(303);
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
        expect((await person.get('/desk')).statusCode).toBe(200);
      }
      clock.advance(idleMs);
      expect((await person.get('/desk')).headers.location).toBe('/desk/login');
      expect((await person.post('/desk/logout')).statusCode).toBe(401);
    });

    it('a session ends after twelve hours of use', async () => {
      const person = await desk.logIn();
      for (let used = 0; used + idleMs / 2 < sessionMs; used += idleMs / 2) {
        expect((await person.get('/desk')).statusCode).toBe(200);
        clock.advance(idleMs / 2);
      }
      expect((await person.get('/desk')).statusCode).toBe(200);
      clock.advance(idleMs / 2);
      expect((await person.get('/desk')).headers.location).toBe('/desk/login');
    });

    it('a logout ends the session and deletes the cookie', async () => {
      const person = await desk.logIn();
      const response = await person.post('/desk/logout');
      expect(response.headers.location).toBe('/desk/login');
      expect(response.headers['set-cookie']).toContain('desk=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0');
      expect((await person.get('/desk')).headers.location).toBe('/desk/login');
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
      expect((await person.get('/desk')).headers.location).toBe('/desk/login');
      expect((await other.get('/desk')).statusCode).toBe(200);
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
      for (const path of ['/desk', '/desk/mails'])
        expect((await person.get(path)).headers.location).toBe('/desk/password');
      expect((await person.post('/desk/payments/x/settle')).statusCode).toBe(403);

      const next = 'a password of their own';
      const change = (current: string, password: string) =>
        person.post('/desk/password', { current, next: password });
      for (const [current, password] of [
        ['wrong', next],
        [first.password, 'short'],
        [first.password, first.password],
        [first.password, 'x'.repeat(201)],
      ] as const)
        expect((await change(current, password)).statusCode).toBe(400);
      const changed = await change(first.password, next);
      expect(changed.headers.location).toBe('/desk');
      expect((await person.get('/desk')).headers.location).toBe('/desk/login');
      const later = await desk.person(cookieOf(changed));
      expect((await later.get('/desk')).statusCode).toBe(200);
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
      expect((await desk.sendLogin({ email, password: login.password, code: newCode })).statusCode).toBe(303);
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
        by.post('/desk/policy/wishlistDays', { value: `${value}` });
      for (let value = 1; value <= 101; value += 1) await change(value);
      await change(365, other);
      const filter = `person=${staffId}&subject=policy+wishlistDays`;
      const first = (await person.get(`/desk/audit?${filter}`)).body;
      expect(first.match(/<td>change policy<\/td>/g)).toHaveLength(100);
      expect(first).toContain('Asha &#60;Rao&#62;');
      expect(first).not.toContain('<td>365</td>');
      const [, next = ''] = /href="(\/desk\/audit\?person=[^"]*before=\d+)"/.exec(first) ?? [];
      const second = (await person.get(next.replaceAll('&#38;', '&'))).body;
      expect(second.match(/<td>change policy<\/td>/g)).toHaveLength(1);
      expect(second).not.toContain('Earlier entries');
      expect((await person.get('/desk/audit?subject=none')).body).toContain('No entries.');
      expect((await person.get('/desk/staff')).body).toContain(other.email);
    });
  });

describe('forms of the desk', () => {
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
  ])('are rejected %s, also the login form', async (_where, headers) => {
    const person = await desk.logIn();
    const response = await person.post('/desk/logout', {}, { host: 'localhost:4101', ...headers });
    expect([response.statusCode, response.json().errors[0].message]).toEqual([
      403,
      'This request does not come from the desk.',
    ]);
    const login = { email: 'a@shop.example', password: 'x', code: '1' };
    expect((await desk.sendLogin(login, { host: 'localhost:4101', ...headers })).statusCode).toBe(403);
    expect((await person.get('/desk')).statusCode).toBe(200);
  });

  it('are accepted from a browser that sends only the origin', async () => {
    const person = await desk.logIn();
    const own = { host: 'localhost:4101', origin: 'http://localhost:4101' };
    expect((await person.post('/desk/logout', {}, own)).statusCode).toBe(303);
  });

  it('are rejected without the value of their session', async () => {
    const person = await desk.logIn();
    const other = await desk.logIn();
    const [, foreign = ''] = /name="csrf" value="([\w-]+)"/.exec((await other.get('/desk')).body) ?? [];
    for (const csrf of ['', 'x', foreign]) {
      const response = await person.post('/desk/logout', { csrf });
      expect([response.statusCode, response.json().errors[0].message]).toEqual([
        403,
        'This form has expired. Load the page again.',
      ]);
    }
    expect((await person.get('/desk')).statusCode).toBe(200);
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
      encryption: createEncryption('key', 'bank account'),
      login: createDeskLogin({ db: database.db, clock, authenticators: authenticatorEncryption('key') }),
      networkOf: ({ ip }) => ip,
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
    expect(open('public')).toEqual(['/desk/login']);
    expect(open('everyone').toSorted()).toEqual(['/desk', '/desk/logout', '/desk/password']);
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
      const isRead = method === 'GET' || method === 'HEAD';
      const response = isRead ? await stranger.get(path) : await stranger.post(path);
      expect([url, response.statusCode]).toEqual([url, isRead ? 303 : 401]);
    }
  });

  it.each<[StaffRole, readonly string[], readonly string[]]>([
    [
      'orders',
      ['/desk/mails', '/desk/search'],
      ['/desk/policy', '/desk/audit', '/desk/staff', '/desk/offers'],
    ],
    [
      'settings',
      ['/desk/policy', '/desk/audit', '/desk/staff', '/desk/offers'],
      ['/desk/mails', '/desk/search'],
    ],
    ['content', [], ['/desk/mails', '/desk/search', '/desk/policy', '/desk/audit']],
  ])('the start page of a person with the role %s links only to their pages', async (role, shown, hidden) => {
    const person = await desk.logIn([role]);
    const { body } = await person.get('/desk');
    for (const path of shown) expect(body).toContain(`="${path}"`);
    for (const path of hidden) expect(body).not.toContain(path);
    const [elsewhere = ''] = hidden;
    const page = await person.get(elsewhere, { accept: 'text/html' });
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain('<p role="alert">Your account has no access to this part of the desk.</p>');
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
