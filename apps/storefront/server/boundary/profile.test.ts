import { expect, it } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';
import { pack, unpack } from './shopper.ts';

const expires_in = Date.now() + 3_600_000;
const customer = { access_token: 'customer-token-value', expires_in, isCustomerAccessToken: true };
const identity = {
  ...{ accessToken: 'identity-token-value', refreshToken: 'identity-refresh-value', expires_in },
  idToken: { customerHash: 'hash-of-the-customer' },
};
const cookie = [
  `customerAccessToken=${pack({ ...customer, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}`,
  `identitySession=${pack(identity)}`,
  `userdetails=${pack({ firstName: 'Ananya', mobileNumber: '9876543210', emailID: 'a@example.com' })}`,
].join('; ');
const nameDetails = { firstName: 'Ira', lastName: 'Menon' };

it('fills in who saves a profile, which the page does not know [ACC-14]', async () => {
  const { app, store } = await createTestApp();
  const payload = {
    ...{ clientId: 'current', customerHash: 'current', tdToken: 'current' },
    ...{ nameDetails, gender: null, dob: null },
  };
  const url = '/api/v2/lux/users/current/updateProfile_V2?customerid=current';
  const save = (body: object) =>
    app.inject({ method: 'POST', url, payload: body, headers: { ...fromOurPage, cookie } });
  expect((await save(payload)).statusCode).toBe(200);
  const seen = store.seen.at(-1);
  expect(JSON.parse(seen?.body ?? '')).toMatchObject({
    customerHash: 'hash-of-the-customer',
    tdToken: 'identity-token-value',
    nameDetails,
  });
  expect(JSON.parse(seen?.body ?? '').clientId).not.toBe('current');
  expect(seen?.url.searchParams.get('customerid')).toBe('customer-0001');
  expect((await save({ ...payload, customerHash: 'of somebody else' })).statusCode).toBe(400);
});

it('has a profile told to the provider where there is one, and says so where there is none [ACC-14]', async () => {
  const [customerAlone = ''] = cookie.split('; ');
  const save = async (singleSignOn: boolean, as: string) => {
    const { app, store } = await createTestApp({ singleSignOn });
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/api/v2/gr/updateprofile',
      payload: { nameDetails },
      headers: { ...fromOurPage, cookie: as },
    });
    return [answer.statusCode, ...store.names()];
  };
  expect(await save(true, cookie)).toEqual([200, 'updateIdentityProfile']);
  expect(await save(false, customerAlone)).toEqual([200]);
  // A customer whose single-sign-on session is gone is not told that the provider knows.
  expect(await save(true, customerAlone)).toEqual([401]);
  expect(await save(false, '')).toEqual([401]);
});

it.each([true, false])('a profile that is %s is not cached, a profile is [ACC-12]', async (body) => {
  const { app, store } = await createTestApp();
  store.answer('customerProfile', { body });
  const read = () => app.inject({ url: '/api/v2/lux/users/current/getCustomerProfile', headers: { cookie } });
  const kept = (answer: Awaited<ReturnType<typeof read>>) =>
    answer.cookies.find(({ name }) => name === 'userdetails')?.value;
  expect(kept(await read())).toBeUndefined();
  store.answer('customerProfile', { body: callSamples.customerProfile });
  expect(unpack(kept(await read()))).toMatchObject({
    emailID: 'ananya.rao@example.com',
    firstName: 'Ananya',
    lastName: 'Rao',
    mobileNumber: '9812345670',
    loginTimeStamp: expect.any(Number),
  });
});
