import type { SharedCounts } from '@luxe/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openShop, solvedCaptcha, testSecrets, type TestShop } from '../../testing/shop.ts';

// How many codes may be asked for and tried from one address, for one number, in one process and in two.

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded();
}, 60_000);
afterAll(() => database.close());

const client = { 'client-id': 'web', 'client-secret': 'web secret' };
let last = 9_350_000_000;
const phone = () => String(++last);

/** As the storefront says it: believed for its credential alone. */
const from = (address: string, secret = testSecrets.storefrontSecret) => ({
  ...client,
  'x-luxe-client-address': address,
  'x-luxe-storefront-secret': secret,
});

async function check(
  shop: TestShop,
  contact: string,
  headers: Record<string, string>,
  captchaToken: string | null = null,
) {
  const payload = { phone: contact, countryCode: '91', captchaToken };
  const { status, body } = await shop.ask('POST', '/api/v2/sso/check-phone', { payload, headers });
  return [status, body.errorCode];
}
const verify = async (
  shop: TestShop,
  contact: string,
  headers: Record<string, string>,
  code = { otp: '000000', refId: 'unknown' },
) => {
  const payload = { phone: contact, countryCode: '91', ...code, codeChallenge: 'c' };
  const { status, body } = await shop.ask('POST', '/api/v2/sso/verify-phone-otp', { payload, headers });
  return [status, body.errorCode];
};
const sent = [200, undefined];
const tooMany = [429, 'SSO-1029'];

it('a network gets so many codes, for whichever numbers; another gets its own; a captcha leads past it', async () => {
  const shop = openShop(database.db, undefined, { config: { loginLimit: 6 } });
  const here = from('203.0.113.7');
  for (let at = 0; at < 6; at += 1) expect(await check(shop, phone(), here)).toEqual(sent);
  expect(await check(shop, phone(), here)).toEqual(tooMany);
  expect(await check(shop, phone(), from('203.0.113.8'))).toEqual(sent);
  expect(await check(shop, phone(), here, await solvedCaptcha(shop))).toEqual(sent);
  await shop.close();
});

it('by the limit that a public shop has, twenty shoppers of one carrier log in', async () => {
  const { loginLimit } = readConfig({ DATA_DIR: '/nowhere' });
  const shop = openShop(database.db, undefined, { config: { loginLimit } });
  const here = from('203.0.113.7');
  for (let at = 0; at < 20; at += 1) {
    const contact = phone();
    const payload = { phone: contact, countryCode: '91', captchaToken: null };
    const { body } = await shop.ask('POST', '/api/v2/sso/check-phone', { payload, headers: here });
    const code = { otp: shop.outbox.lastCode(contact) ?? '', refId: body.refId };
    expect(await verify(shop, contact, here, code)).toEqual([200, undefined]);
  }
  await shop.close();
});

it('an address that nobody of ours has told is not believed', async () => {
  const shop = openShop(database.db, undefined, { config: { loginLimit: 6 } });
  for (let at = 0; at < 6; at += 1)
    expect(await check(shop, phone(), from(`203.0.113.${at}`, 'a guess'))).toEqual(sent);
  expect(await check(shop, phone(), from('203.0.113.99', 'a guess'))).toEqual(tooMany);
  await shop.close();
});

it('strangers who ask for codes of a number do not stop its owner, who has a captcha', async () => {
  const shop = openShop(database.db);
  const contact = phone();
  for (let at = 0; at < 6; at += 1) await check(shop, contact, from('198.51.100.1'));
  expect(await check(shop, contact, from('198.51.100.1'))).toEqual(tooMany);
  // From elsewhere also without one, below the ceiling of a number.
  expect(await check(shop, contact, from('203.0.113.7'))).toEqual(sent);
  for (let at = 0; at < 20; at += 1) await check(shop, contact, from(`198.51.100.${at + 2}`));
  expect(await check(shop, contact, from('203.0.113.7'))).toEqual(tooMany);
  expect(await check(shop, contact, from('203.0.113.7'), await solvedCaptcha(shop))).toEqual(sent);
  // A wrong captcha is none.
  expect(await check(shop, contact, from('203.0.113.7'), 'invented')).toEqual(tooMany);
  await shop.close();
});

it('a code that a stranger asked for leaves the owner’s as it is', async () => {
  const shop = openShop(database.db);
  const contact = phone();
  const payload = { phone: contact, countryCode: '91', captchaToken: null };
  const own = await shop.ask('POST', '/api/v2/sso/check-phone', { payload, headers: from('203.0.113.7') });
  const otp = shop.outbox.lastCode(contact) ?? '';
  await check(shop, contact, from('198.51.100.1'));
  for (let at = 0; at < 80; at += 1) await verify(shop, contact, from('198.51.100.1'));
  const answer = await verify(shop, contact, from('203.0.113.7'), { otp, refId: own.body.refId });
  expect(answer).toEqual([200, undefined]);
  await shop.close();
});

it('a network may guess at codes that were never sent so often', async () => {
  const shop = openShop(database.db, undefined, { config: { loginLimit: 3 } });
  const here = from('203.0.113.7');
  for (let at = 0; at < 3; at += 1) expect(await verify(shop, phone(), here)).toEqual([400, 'SSO-1004']);
  expect(await verify(shop, phone(), here)).toEqual([429, 'SSO-1005']);
  expect(await verify(shop, phone(), from('203.0.113.8'))).toEqual([400, 'SSO-1004']);
  await shop.close();
});

it('two processes that share counts count together', async () => {
  const times = new Map<string, number>();
  const shared: SharedCounts = {
    count: async (who) => {
      times.set(who, (times.get(who) ?? 0) + 1);
      return { times: times.get(who) ?? 0, endsInMs: 60_000 };
    },
    read: async (who) => ({ times: times.get(who) ?? 0, endsInMs: 60_000 }),
    close: async () => undefined,
  };
  const shops = [1, 2].map(() => openShop(database.db, undefined, { shared }));
  const contact = phone();
  const answers = [];
  for (let at = 0; at < 6; at += 1) {
    const shop = shops[at % 2];
    if (shop) answers.push(await check(shop, contact, from('203.0.113.7')));
  }
  expect(answers).toEqual([sent, sent, sent, sent, sent, tooMany]);
  for (const shop of shops) await shop.close();
});
