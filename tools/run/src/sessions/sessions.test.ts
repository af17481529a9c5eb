import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBothPrograms, type BothPrograms, type Jar } from './bothPrograms.ts';
import { expectValidHistories } from './model.ts';

let programs: BothPrograms;
beforeAll(async () => void (programs = await openBothPrograms()), 60_000);
afterAll(() => programs.close());
beforeEach(() => void (programs.faults.length = 0));

it('no random history of logins, expiries, faults and tabs causes a request loop, shows data of other shoppers or loses a bag [TOK-01, TOK-15, BAG-07]', async () => {
  await expectValidHistories(programs, 60, 20_261_123);
}, 600_000);

const potli = 'productCode=mp000000000000001&USSID=100001PL&quantity=2';
const addTwo = (jar: Jar) =>
  programs.request(jar, 'POST', `/v2/lux/users/current/carts/current/productsToBag?${potli}`);
const countOf = async (jar: Jar) => {
  const { body } = await programs.request(jar, 'GET', '/v2/lux/users/current/carts/current/cartDetails_V2');
  return body.products.map((line: { qtySelectedByUser: number }) => line.qtySelectedByUser);
};
async function codeFor(jar: Jar, phone: string) {
  const payload = { phone, countryCode: '91', captchaToken: null };
  const { body } = await programs.request(jar, 'POST', '/api/v2/sso/check-phone', payload);
  return { phone, otp: programs.codeOf(phone), refId: body.refId };
}

it('merges the guest bag only once, even if two tabs log in at once and a later login sends old guest cookies [BAG-07]', async () => {
  const jar: Jar = new Map();
  await addTwo(jar);
  const code = await codeFor(jar, '7300000001');
  const oldCookies = new Map(jar);
  const responses = await Promise.all(
    [0, 1].map(() => programs.request(jar, 'POST', '/session/login', code, oldCookies)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await countOf(jar)).toEqual([2]);
  // Logs in again with a new code, but with the guest's cookies from before the first login. The guest bag is
  // not merged a second time.
  const again = await programs.request(
    jar,
    'POST',
    '/session/login',
    await codeFor(jar, '7300000001'),
    oldCookies,
  );
  expect(again.status).toBe(200);
  expect(await countOf(jar)).toEqual([2]);
});

it('a second login adds the lines of the guest bag to equal lines of the account bag [BAG-07, AUT-21]', async () => {
  const jar: Jar = new Map();
  await programs.request(jar, 'POST', '/session/login', await codeFor(jar, '7300000002'));
  await addTwo(jar);
  await programs.request(jar, 'POST', '/session/logout');
  await addTwo(jar);
  await programs.request(jar, 'POST', '/session/login', await codeFor(jar, '7300000002'));
  expect(await countOf(jar)).toEqual([4]);
});

it('a token refresh under way during logout does not restore the session', async () => {
  const jar: Jar = new Map();
  await programs.request(jar, 'POST', '/session/login', await codeFor(jar, '7300000003'));
  programs.clock.advance(61 * 60_000);
  const oldCookies = new Map(jar);
  const late: Jar = new Map();
  await Promise.all([
    programs.request(late, 'GET', '/v2/lux/users/current/addresses', undefined, oldCookies),
    programs.request(jar, 'POST', '/session/logout', undefined, oldCookies),
  ]);
  programs.clock.advance(31_000);
  const merged = new Map([...oldCookies, ...late]);
  const { status } = await programs.request(merged, 'GET', '/v2/lux/users/current/addresses');
  expect([status, merged.has('customerAccessToken')]).toEqual([401, false]);
});
