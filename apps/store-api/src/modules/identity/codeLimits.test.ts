import type { SharedCounts } from '@luxe/host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openShop, solvedCaptcha, testSecrets, type TestShop } from '../../testing/shop.ts';

// Tests the limits on one-time codes, per network address and per phone number. One test covers two processes
// that share their counters.

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded();
}, 60_000);
afterAll(() => database.close());

const client = { 'client-id': 'web', 'client-secret': 'web secret' };
let last = 9_350_000_000;
const phone = () => String(++last);

/**
 * Headers with a shopper’s IP address, as the storefront sends them. The store trusts them only with the
 * storefront’s secret.
 */
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
  const { status, body } = await shop.call('POST', '/api/v2/sso/check-phone', { payload, headers });
  return [status, body.errorCode];
}
const verify = async (
  shop: TestShop,
  contact: string,
  headers: Record<string, string>,
  code = { otp: '000000', refId: 'unknown' },
) => {
  const payload = { phone: contact, countryCode: '91', ...code, codeChallenge: 'c' };
  const { status, body } = await shop.call('POST', '/api/v2/sso/verify-phone-otp', { payload, headers });
  return [status, body.errorCode];
};
const sent = [200, undefined];
const tooMany = [429, 'SSO-1029'];

it('a network without a solved captcha can request only a limited number of codes', async () => {
  const shop = openShop(database.db, undefined, { config: { loginLimit: 6 } });
  const here = from('203.0.113.7');
  for (let index = 0; index < 6; index += 1) expect(await check(shop, phone(), here)).toEqual(sent);
  expect(await check(shop, phone(), here)).toEqual(tooMany);
  expect(await check(shop, phone(), from('203.0.113.8'))).toEqual(sent);
  expect(await check(shop, phone(), here, await solvedCaptcha(shop))).toEqual(sent);
  await shop.close();
});

it('the default limit lets twenty shoppers of one carrier log in', async () => {
  const { loginLimit } = readConfig({ DATA_DIR: '/nowhere' });
  const shop = openShop(database.db, undefined, { config: { loginLimit } });
  const here = from('203.0.113.7');
  for (let index = 0; index < 20; index += 1) {
    const contact = phone();
    const payload = { phone: contact, countryCode: '91', captchaToken: null };
    const { body } = await shop.call('POST', '/api/v2/sso/check-phone', { payload, headers: here });
    const code = { otp: shop.outbox.lastCode(contact) ?? '', refId: body.refId };
    expect(await verify(shop, contact, here, code)).toEqual([200, undefined]);
  }
  await shop.close();
});

it('the limit ignores the address in a header that comes without the storefront’s secret', async () => {
  const shop = openShop(database.db, undefined, { config: { loginLimit: 6 } });
  for (let index = 0; index < 6; index += 1)
    expect(await check(shop, phone(), from(`203.0.113.${index}`, 'a guess'))).toEqual(sent);
  expect(await check(shop, phone(), from('203.0.113.99', 'a guess'))).toEqual(tooMany);
  await shop.close();
});

it('the owner of a number gets a code after a captcha, even if strangers used up the limit', async () => {
  const shop = openShop(database.db);
  const contact = phone();
  for (let index = 0; index < 6; index += 1) await check(shop, contact, from('198.51.100.1'));
  expect(await check(shop, contact, from('198.51.100.1'))).toEqual(tooMany);
  // The phone number is still below its limit for all networks. A request from another network therefore
  // needs no captcha.
  expect(await check(shop, contact, from('203.0.113.7'))).toEqual(sent);
  for (let index = 0; index < 20; index += 1) await check(shop, contact, from(`198.51.100.${index + 2}`));
  expect(await check(shop, contact, from('203.0.113.7'))).toEqual(tooMany);
  expect(await check(shop, contact, from('203.0.113.7'), await solvedCaptcha(shop))).toEqual(sent);
  // An invalid captcha token counts as none.
  expect(await check(shop, contact, from('203.0.113.7'), 'invented')).toEqual(tooMany);
  await shop.close();
});

it('the owner’s code stays valid when a stranger requests codes and guesses', async () => {
  const shop = openShop(database.db);
  const contact = phone();
  const payload = { phone: contact, countryCode: '91', captchaToken: null };
  const own = await shop.call('POST', '/api/v2/sso/check-phone', { payload, headers: from('203.0.113.7') });
  const otp = shop.outbox.lastCode(contact) ?? '';
  await check(shop, contact, from('198.51.100.1'));
  for (let index = 0; index < 80; index += 1) await verify(shop, contact, from('198.51.100.1'));
  const response = await verify(shop, contact, from('203.0.113.7'), { otp, refId: own.body.refId });
  expect(response).toEqual([200, undefined]);
  await shop.close();
});

it('a network can guess codes that were never sent only a limited number of times', async () => {
  const shop = openShop(database.db, undefined, { config: { loginLimit: 3 } });
  const here = from('203.0.113.7');
  for (let index = 0; index < 3; index += 1)
    expect(await verify(shop, phone(), here)).toEqual([400, 'SSO-1004']);
  expect(await verify(shop, phone(), here)).toEqual([429, 'SSO-1005']);
  expect(await verify(shop, phone(), from('203.0.113.8'))).toEqual([400, 'SSO-1004']);
  await shop.close();
});

it('shared counters count the codes that customers request from two processes', async () => {
  const times = new Map<string, number>();
  const shared: SharedCounts = {
    count: async (key) => {
      times.set(key, (times.get(key) ?? 0) + 1);
      return { times: times.get(key) ?? 0, endsInMs: 60_000 };
    },
    read: async (key) => ({ times: times.get(key) ?? 0, endsInMs: 60_000 }),
    close: async () => undefined,
  };
  const shops = [1, 2].map(() => openShop(database.db, undefined, { shared }));
  const contact = phone();
  const responses = [];
  for (let index = 0; index < 6; index += 1) {
    const shop = shops[index % 2];
    if (shop) responses.push(await check(shop, contact, from('203.0.113.7')));
  }
  expect(responses).toEqual([sent, sent, sent, sent, sent, tooMany]);
  for (const shop of shops) await shop.close();
});
