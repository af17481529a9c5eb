import fc from 'fast-check';
import { expect } from 'vitest';
import type { BothPrograms, Fault, Jar } from './bothPrograms.ts';

const offerKeys = [
  { productCode: 'mp000000000000001', USSID: '100001PL' },
  { productCode: 'mp000000000000005', USSID: '100001SO' },
] as const;
/**
 * In a random history, no step adds an item once the bag contains this quantity of the item. Other tests
 * cover larger quantities.
 */
const maxQuantity = 4;
/** Maximum number of calls to the store API for one request. A login needs fewer, a loop many more. */
const maxCalls = 12;

type Bag = Record<string, number>;

/** The expected state of a browser. */
interface Model {
  /** Phone number of the logged-in customer. `undefined` for a guest. */
  customerPhone: string | undefined;
  guest: Bag;
  accounts: Record<string, Bag>;
  /**
   * Whether a fault may have ended the session: a response with a new token was lost, or a tab used an old
   * token.
   */
  mayLoseSession: boolean;
}

interface Real {
  readonly programs: BothPrograms;
  readonly jar: Jar;
  /** Cookies that another tab still holds. */
  remembered: Jar;
  readonly phones: readonly string[];
}

const refreshing = /refresh-token$/;

type Step = fc.AsyncCommand<Model, Real>;

const bagOf = (model: Model): Bag =>
  model.customerPhone === undefined ? model.guest : (model.accounts[model.customerPhone] ??= {});

/** Sends a request and checks that it does not cause too many calls to the store API. */
async function request(real: Real, method: 'GET' | 'POST', url: string, body?: object, sentCookies?: Jar) {
  const before = real.programs.calls().length;
  const response = await real.programs.request(real.jar, method, url, body, sentCookies);
  expect(real.programs.calls().length - before, `calls for ${url}`).toBeLessThanOrEqual(maxCalls);
  return response;
}

/** Checks that the session and the bag belong to the expected shopper. */
async function expectModelState(model: Model, real: Real) {
  real.programs.faults.length = 0;
  const { body: session } = await request(real, 'GET', '/session');
  const isLoggedIn = session.loginType === 'customer';
  if (model.customerPhone !== undefined && !isLoggedIn) endSession(model);
  expect(isLoggedIn, 'logged in').toBe(model.customerPhone !== undefined);
  if (model.customerPhone !== undefined)
    expect(session.maskedPhone.slice(-4)).toBe(model.customerPhone.slice(-4));
  await expectModelBag(model, real);
}

/** Records that the session has ended. Fails if no fault can have ended it. */
function endSession(model: Model) {
  expect(model.mayLoseSession, 'a session ended without a cause').toBe(true);
  Object.assign(model, { customerPhone: undefined, guest: {}, mayLoseSession: false });
}

async function expectModelBag(model: Model, real: Real) {
  const user = model.customerPhone === undefined ? 'anonymous' : 'current';
  const { status, body } = await request(
    real,
    'GET',
    `/v2/lux/users/${user}/carts/current/cartDetails_V2?pincode=110001`,
  );
  if (status === 401 && model.customerPhone !== undefined) {
    endSession(model);
    return expectModelBag(model, real);
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
      const sent = await request(real, 'POST', '/v2/sso/check-phone'.replace('/v2', '/api/v2'), {
        phone,
        countryCode: '91',
        captchaToken: null,
      });
      expect(sent.status).toBe(200);
      const given = { phone, otp: real.programs.codeOf(phone), refId: sent.body.refId };
      const response = await request(real, 'POST', '/session/login', given);
      expect(response.status).toBe(200);
      const account = (model.accounts[phone] ??= {});
      for (const [ussid, count] of Object.entries(model.guest))
        account[ussid] = (account[ussid] ?? 0) + count;
      Object.assign(model, { customerPhone: phone, guest: {}, mayLoseSession: false });
      await expectModelState(model, real);
    },
    (model) => model.customerPhone === undefined,
  );

const logOut = command('log out', async (model, real) => {
  const response = await request(real, 'POST', '/session/logout');
  expect(response.body.loginType).toBe('guest');
  Object.assign(model, { customerPhone: undefined, guest: {}, mayLoseSession: false });
  await expectModelState(model, real);
});

/** Adds an item to the bag. With `refreshFault`, the token has expired, and its refresh has this fault. */
const add = (index: 0 | 1, refreshFault?: Fault) => {
  const { productCode, USSID } = offerKeys[index];
  return command(
    refreshFault ? `add ${USSID}, refresh ${refreshFault}` : `add ${USSID}`,
    async (model, real) => {
      if (refreshFault) {
        real.programs.clock.advance(61 * 60_000);
        real.programs.faults.unshift({ path: refreshing, fault: refreshFault });
        if (refreshFault === 'response lost') model.mayLoseSession = true;
      }
      const url = `/v2/lux/users/current/carts/current/productsToBag?productCode=${productCode}&USSID=${USSID}&quantity=1`;
      const isFaulty = real.programs.faults.length > 0;
      const { status, body } = await request(real, 'POST', url);
      const bag = bagOf(model);
      if (status === 200) bag[USSID] = (bag[USSID] ?? 0) + 1;
      else if (status === 401) endSession(model);
      else expect([isFaulty, status], 'a failed action').toEqual([true, 503]);
      expect(JSON.stringify(body)).not.toContain('Cart not found');
      await expectModelState(model, real);
    },
    (model) => (bagOf(model)[USSID] ?? 0) < maxQuantity,
  );
};

const advanceClock = (minutes: number) =>
  command(`${minutes} minutes pass`, async (_model, real) => real.programs.clock.advance(minutes * 60_000));

const remember = command('another tab is opened', async (_model, real) => {
  real.remembered = new Map(real.jar);
});

/**
 * An inactive browser tab sends requests with old cookies. The browser nevertheless stores the cookies of the
 * responses.
 */
const lateTab = command(
  'a tab sends old cookies',
  async (model, real) => {
    const oldCookies = real.remembered;
    await request(real, 'GET', '/session', undefined, oldCookies);
    await request(real, 'GET', '/v2/lux/users/current/bagCount', undefined, oldCookies);
    // The old refresh token may have been used before. A second use ends the login, because it could come
    // from a thief.
    if (oldCookies.get('customerAccessToken') !== real.jar.get('customerAccessToken'))
      model.mayLoseSession = true;
    await expectModelState(model, real);
  },
  // This step runs only while a customer is logged in, because a tab has no old cookies after a logout. A
  // logout removes the cookies from the browser.
  (model) => model.customerPhone !== undefined,
);

const parallelRequests = command('several requests at once with an expired token', async (model, real) => {
  real.programs.faults.length = 0;
  real.programs.clock.advance(61 * 60_000);
  const url = '/v2/lux/users/current/bagCount?cartGuid=current';
  const responses = await Promise.all([
    requestUnchecked(real, url),
    requestUnchecked(real, url),
    requestUnchecked(real, url),
  ]);
  const statuses = responses.map(({ status }) => status);
  if (statuses.includes(401)) endSession(model);
  await expectModelState(model, real);
});
const requestUnchecked = (real: Real, url: string) => real.programs.request(real.jar, 'GET', url);

const fault = (path: RegExp, kind: Fault) =>
  command(`${kind} at ${path.source}`, async (model, real) => {
    real.programs.faults.push({ path, fault: kind });
    if (kind === 'response lost') model.mayLoseSession = true;
  });

const commands: fc.Arbitrary<Step>[] = [
  fc.constantFrom(0, 1, 2).map(logIn),
  fc.constant(logOut),
  fc.constantFrom(0 as const, 1 as const).map((index) => add(index)),
  fc
    .tuple(
      fc.constantFrom(0 as const, 1 as const),
      fc.constantFrom<Fault>('broken', 'offline', 'broken', 'response lost'),
    )
    .map(([index, refreshFault]) => add(index, refreshFault)),
  fc.constantFrom(1, 61, 61, 200).map(advanceClock),
  fc.constant(remember),
  fc.constant(lateTab),
  fc.constant(parallelRequests),
  fc
    .tuple(
      fc.constantFrom(refreshing, refreshing, /bagCount$/, /productsToBag$/),
      fc.constantFrom<Fault>('broken', 'offline', 'response lost'),
    )
    .filter(([path, kind]) => path === refreshing || kind !== 'response lost')
    .map(([path, kind]) => fault(path, kind)),
];

/**
 * Runs random histories of one browser. In any order, logins, expiries, faults and tabs must cause no request
 * loop, show no data of other shoppers and lose no bag.
 */
export async function expectValidHistories(
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
          model: { customerPhone: undefined, guest: {}, accounts: {}, mayLoseSession: false },
          real: { programs, jar: new Map(), remembered: new Map(), phones },
        }),
        steps,
      );
    }),
    { numRuns: runs, seed },
  );
}
