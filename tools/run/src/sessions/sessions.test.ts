import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBoth, type BothPrograms, type Jar } from './bothPrograms.ts';
import { expectSoundHistories } from './model.ts';

let programs: BothPrograms;
beforeAll(async () => void (programs = await openBoth()), 60_000);
afterAll(() => programs.close());
beforeEach(() => void (programs.faults.length = 0));

it('any history of logins, expiries, faults and tabs: no loop, nobody else’s things, no bag lost [TOK-01, TOK-15, BAG-07]', async () => {
  await expectSoundHistories(programs, 60, 20_261_123);
}, 120_000);

const potli = 'productCode=mp000000000000001&USSID=100001PL&quantity=2';
const addTwo = (jar: Jar) =>
  programs.ask(jar, 'POST', `/v2/lux/users/current/carts/current/productsToBag?${potli}`);
const countOf = async (jar: Jar) => {
  const { body } = await programs.ask(jar, 'GET', '/v2/lux/users/current/carts/current/cartDetails_V2');
  return body.products.map((line: { qtySelectedByUser: number }) => line.qtySelectedByUser);
};
async function codeFor(jar: Jar, phone: string) {
  const asked = { phone, countryCode: '91', captchaToken: null };
  const { body } = await programs.ask(jar, 'POST', '/api/v2/sso/check-phone', asked);
  return { phone, otp: programs.codeOf(phone), refId: body.refId };
}

it('the guest’s bag comes along once, also where two tabs log in at once and one is told to try again [BAG-07]', async () => {
  const jar: Jar = new Map();
  await addTwo(jar);
  const code = await codeFor(jar, '7300000001');
  const told = new Map(jar);
  const answers = await Promise.all(
    [0, 1].map(() => programs.ask(jar, 'POST', '/session/login', code, told)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await countOf(jar)).toEqual([2]);
  // Another code, with the cookies of before the login: the bag that was merged is not merged again.
  const again = await programs.ask(jar, 'POST', '/session/login', await codeFor(jar, '7300000001'), told);
  expect(again.status).toBe(200);
  expect(await countOf(jar)).toEqual([2]);
});

it('logs out, shops as a guest and logs in again: both are there, equal pieces added up [BAG-07, AUT-21]', async () => {
  const jar: Jar = new Map();
  await programs.ask(jar, 'POST', '/session/login', await codeFor(jar, '7300000002'));
  await addTwo(jar);
  await programs.ask(jar, 'POST', '/session/logout');
  await addTwo(jar);
  await programs.ask(jar, 'POST', '/session/login', await codeFor(jar, '7300000002'));
  expect(await countOf(jar)).toEqual([4]);
});

it('a refresh that is under way when the shopper logs out brings nobody back', async () => {
  const jar: Jar = new Map();
  await programs.ask(jar, 'POST', '/session/login', await codeFor(jar, '7300000003'));
  programs.clock.pass(61 * 60_000);
  const told = new Map(jar);
  const late: Jar = new Map();
  await Promise.all([
    programs.ask(late, 'GET', '/v2/lux/users/current/addresses', undefined, told),
    programs.ask(jar, 'POST', '/session/logout', undefined, told),
  ]);
  programs.clock.pass(31_000);
  const merged = new Map([...told, ...late]);
  const { status } = await programs.ask(merged, 'GET', '/v2/lux/users/current/addresses');
  expect([status, merged.has('customerAccessToken')]).toEqual([401, false]);
});
