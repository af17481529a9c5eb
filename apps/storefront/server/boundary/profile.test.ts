import { expect, it } from 'vitest';
import { callSamples } from '@luxe/contract/samples';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { encodeCookie, decodeCookie } from './shopper.ts';

const expires_in = Date.now() + 3_600_000;
const customer = { access_token: 'customer-token-value', expires_in, isCustomerAccessToken: true };
const identity = {
  ...{ accessToken: 'identity-token-value', refreshToken: 'identity-refresh-value', expires_in },
  idToken: { customerHash: 'hash-of-the-customer' },
};
const cookie = [
  `customerAccessToken=${encodeCookie({ ...customer, tokenTimeStamp_lux: 1, userName: 'customer-0001' })}`,
  `identitySession=${encodeCookie(identity)}`,
  `userdetails=${encodeCookie({ firstName: 'Ananya', mobileNumber: '9876543210', emailID: 'a@example.com' })}`,
].join('; ');
const nameDetails = { firstName: 'Ira', lastName: 'Menon' };

it('a profile update is sent with the customer’s own id and tokens [ACC-14]', async () => {
  const { app, store } = await createTestApp();
  const payload = {
    ...{ clientId: 'current', customerHash: 'current', tdToken: 'current' },
    ...{ nameDetails, gender: null, dob: null },
  };
  const url = '/api/v2/lux/users/current/updateProfile_V2?customerid=current';
  const save = (body: object) =>
    app.inject({ method: 'POST', url, payload: body, headers: { ...sameOriginHeaders, cookie } });
  expect((await save(payload)).statusCode).toBe(200);
  const request = store.requests.at(-1);
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    customerHash: 'hash-of-the-customer',
    tdToken: 'identity-token-value',
    nameDetails,
  });
  expect(JSON.parse(request?.body ?? '').clientId).not.toBe('current');
  expect(request?.url.searchParams.get('customerid')).toBe('customer-0001');
  expect((await save({ ...payload, customerHash: 'of another customer' })).statusCode).toBe(400);
});

it('a profile update goes to the provider; without one, it succeeds without a call [ACC-14]', async () => {
  const [customerAlone = ''] = cookie.split('; ');
  const save = async (singleSignOn: boolean, as: string) => {
    const { app, store } = await createTestApp({ singleSignOn });
    const response = await app.inject({
      method: 'PUT',
      url: '/api/api/v2/gr/updateprofile',
      payload: { nameDetails },
      headers: { ...sameOriginHeaders, cookie: as },
    });
    return [response.statusCode, ...store.names()];
  };
  expect(await save(true, cookie)).toEqual([200, 'updateIdentityProfile']);
  expect(await save(false, customerAlone)).toEqual([200]);
  // In a shop with single sign-on, a customer without a single-sign-on session cannot be updated at the
  // provider. So the response must be an error.
  expect(await save(true, customerAlone)).toEqual([401]);
  expect(await save(false, '')).toEqual([401]);
});

it.each([true, false])('the cookie stores a profile, but not the response %s [ACC-12]', async (body) => {
  const { app, store } = await createTestApp();
  store.setResponse('customerProfile', { body });
  const read = () => app.inject({ url: '/api/v2/lux/users/current/getCustomerProfile', headers: { cookie } });
  const profileCookie = (response: Awaited<ReturnType<typeof read>>) =>
    response.cookies.find(({ name }) => name === 'userdetails')?.value;
  expect(profileCookie(await read())).toBeUndefined();
  store.setResponse('customerProfile', { body: callSamples.customerProfile });
  expect(decodeCookie(profileCookie(await read()))).toMatchObject({
    emailID: 'ananya.rao@example.com',
    firstName: 'Ananya',
    lastName: 'Rao',
    mobileNumber: '9812345670',
    loginTimeStamp: expect.any(Number),
  });
});
