import fc from 'fast-check';
import { expect } from 'vitest';
import type { BothPrograms, Fault, Jar } from './bothPrograms.ts';

const pieces = [
  { productCode: 'mp000000000000001', USSID: '100001PL' },
  { productCode: 'mp000000000000005', USSID: '100001SO' },
] as const;
/** More than this of one piece is another rule's business. */
const most = 4;
/** Calls to the store for one request of a page: far fewer than a loop would make, and no more than a login needs. */
const mostCalls = 12;

type Bag = Record<string, number>;

/** What a browser should see. */
interface Model {
  /** Who is logged in; undefined for a guest. */
  who: string | undefined;
  guest: Bag;
  accounts: Record<string, Bag>;
  /** A fault may have cost the session: an answer with a new token was lost, or a tab came late with an old one. */
  mayEnd: boolean;
}

interface Real {
  readonly programs: BothPrograms;
  readonly jar: Jar;
  /** Cookies as another tab remembers them. */
  remembered: Jar;
  readonly phones: readonly string[];
}

const refreshing = /refresh-token$/;

type Step = fc.AsyncCommand<Model, Real>;

const bagOf = (model: Model): Bag =>
  model.who === undefined ? model.guest : (model.accounts[model.who] ??= {});

/** One request of a page, within its bounds. */
async function ask(real: Real, method: 'GET' | 'POST', url: string, body?: object, told?: Jar) {
  const before = real.programs.calls().length;
  const answer = await real.programs.ask(real.jar, method, url, body, told);
  expect(real.programs.calls().length - before, `calls for ${url}`).toBeLessThanOrEqual(mostCalls);
  return answer;
}

/** Who the shopper is, and that everything shown is hers. */
async function look(model: Model, real: Real) {
  real.programs.faults.length = 0;
  const { body: session } = await ask(real, 'GET', '/session');
  const isIn = session.loginType === 'customer';
  if (model.who !== undefined && !isIn) endSession(model);
  expect(isIn, 'logged in').toBe(model.who !== undefined);
  if (model.who !== undefined) expect(session.maskedPhone.slice(-4)).toBe(model.who.slice(-4));
  await lookIntoBag(model, real);
}

/** A session ends where a fault may have cost it, and nowhere else. */
function endSession(model: Model) {
  expect(model.mayEnd, 'a session that nothing has ended').toBe(true);
  Object.assign(model, { who: undefined, guest: {}, mayEnd: false });
}

async function lookIntoBag(model: Model, real: Real) {
  const user = model.who === undefined ? 'anonymous' : 'current';
  const { status, body } = await ask(
    real,
    'GET',
    `/v2/lux/users/${user}/carts/current/cartDetails_V2?pincode=110001`,
  );
  if (status === 401 && model.who !== undefined) {
    endSession(model);
    return lookIntoBag(model, real);
  }
  const lines = Object.fromEntries(
    (body.products ?? []).map((line: { USSID: string; qtySelectedByUser: number }) => [
      line.USSID,
      line.qtySelectedByUser,
    ]),
  );
  expect(lines, 'the bag').toEqual(bagOf(model));
}

const command = (name: string, run: Step['run'], check: Step['check'] = () => true): Step => ({
  check,
  run,
  toString: () => name,
});

const logIn = (index: number) =>
  command(
    `log in as ${index}`,
    async (model, real) => {
      const phone = real.phones[index] ?? '';
      real.programs.faults.length = 0;
      const sent = await ask(real, 'POST', '/v2/sso/check-phone'.replace('/v2', '/api/v2'), {
        phone,
        countryCode: '91',
        captchaToken: null,
      });
      expect(sent.status).toBe(200);
      const given = { phone, otp: real.programs.codeOf(phone), refId: sent.body.refId };
      const answer = await ask(real, 'POST', '/session/login', given);
      expect(answer.status).toBe(200);
      const account = (model.accounts[phone] ??= {});
      for (const [ussid, count] of Object.entries(model.guest))
        account[ussid] = (account[ussid] ?? 0) + count;
      Object.assign(model, { who: phone, guest: {}, mayEnd: false });
      await look(model, real);
    },
    (model) => model.who === undefined,
  );

const logOut = command('log out', async (model, real) => {
  const answer = await ask(real, 'POST', '/session/logout');
  expect(answer.body.loginType).toBe('guest');
  Object.assign(model, { who: undefined, guest: {}, mayEnd: false });
  await look(model, real);
});

/** `trouble`: the token has ended, and the refresh that is due meets it. */
const add = (index: 0 | 1, trouble?: Fault) => {
  const { productCode, USSID } = pieces[index];
  return command(
    trouble ? `add ${USSID}, refresh ${trouble}` : `add ${USSID}`,
    async (model, real) => {
      if (trouble) {
        real.programs.clock.pass(61 * 60_000);
        real.programs.faults.unshift({ path: refreshing, fault: trouble });
        if (trouble === 'answer lost') model.mayEnd = true;
      }
      const url = `/v2/lux/users/current/carts/current/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=1`;
      const isFaulty = real.programs.faults.length > 0;
      const { status, body } = await ask(real, 'POST', url);
      const bag = bagOf(model);
      if (status === 200) bag[USSID] = (bag[USSID] ?? 0) + 1;
      else if (status === 401) endSession(model);
      else expect([isFaulty, status], 'an action that was lost').toEqual([true, 503]);
      expect(JSON.stringify(body)).not.toContain('Cart not found');
      await look(model, real);
    },
    (model) => (bagOf(model)[USSID] ?? 0) < most,
  );
};

const pass = (minutes: number) =>
  command(`${minutes} minutes pass`, async (_model, real) => real.programs.clock.pass(minutes * 60_000));

const remember = command('another tab is opened', async (_model, real) => {
  real.remembered = new Map(real.jar);
});

/** A request that had left with older cookies: a tab that was asleep. What it sets is kept, as a browser would. */
const lateTab = command(
  'a tab comes late',
  async (model, real) => {
    const told = real.remembered;
    await ask(real, 'GET', '/session', undefined, told);
    await ask(real, 'GET', '/v2/lux/users/current/bagCount', undefined, told);
    // The older token may be spent: its use ends the login for good, as a thief's would.
    if (told.get('customerAccessToken') !== real.jar.get('customerAccessToken')) model.mayEnd = true;
    await look(model, real);
  },
  // A tab of another shopper is another matter: its cookies are gone from the browser, whatever it remembers.
  (model) => model.who !== undefined,
);

const bothTabs = command('two tabs ask at once, with a token that has ended', async (model, real) => {
  real.programs.faults.length = 0;
  real.programs.clock.pass(61 * 60_000);
  const url = '/v2/lux/users/current/bagCount?cartGuid=current';
  const answers = await Promise.all([ask2(real, url), ask2(real, url), ask2(real, url)]);
  const statuses = answers.map(({ status }) => status);
  if (statuses.includes(401)) endSession(model);
  await look(model, real);
});
const ask2 = (real: Real, url: string) => real.programs.ask(real.jar, 'GET', url);

const fault = (path: RegExp, what: Fault) =>
  command(`${what} at ${path.source}`, async (model, real) => {
    real.programs.faults.push({ path, fault: what });
    if (what === 'answer lost') model.mayEnd = true;
  });

const commands: fc.Arbitrary<Step>[] = [
  fc.constantFrom(0, 1, 2).map(logIn),
  fc.constant(logOut),
  fc.constantFrom(0 as const, 1 as const).map((index) => add(index)),
  fc
    .tuple(
      fc.constantFrom(0 as const, 1 as const),
      fc.constantFrom<Fault>('broken', 'offline', 'broken', 'answer lost'),
    )
    .map(([index, trouble]) => add(index, trouble)),
  fc.constantFrom(1, 61, 61, 200).map(pass),
  fc.constant(remember),
  fc.constant(lateTab),
  fc.constant(bothTabs),
  fc
    .tuple(
      fc.constantFrom(refreshing, refreshing, /bagCount$/, /productsToBag$/),
      fc.constantFrom<Fault>('broken', 'offline', 'answer lost'),
    )
    .filter(([path, what]) => path === refreshing || what !== 'answer lost')
    .map(([path, what]) => fault(path, what)),
];

/** Histories of one browser: whatever order logins, expiries, faults and tabs come in, no loop, nobody else's things, no bag lost. */
export async function expectSoundHistories(
  programs: BothPrograms,
  runs: number,
  seed: number,
): Promise<void> {
  let history = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 16 }), async (steps) => {
      history += 1;
      programs.faults.length = 0;
      const phones = [1, 2, 3].map((one) =>
        String(6_000_000_000 + ((seed % 90_000) * 10_000 + history) * 4 + one),
      );
      await fc.asyncModelRun(
        () => ({
          model: { who: undefined, guest: {}, accounts: {}, mayEnd: false },
          real: { programs, jar: new Map(), remembered: new Map(), phones },
        }),
        steps,
      );
    }),
    { numRuns: runs, seed },
  );
}
