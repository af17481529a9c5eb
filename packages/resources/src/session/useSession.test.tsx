import { createClient } from '@luxe/client';
import { mockFetch, errorReply, wrongOtp } from '@luxe/contract/testing';
import { lineOf, sampleProducts, samples } from '@luxe/contract/samples';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBag } from '../bag/useBag.ts';
import { useBagCount } from '../bag/useBagCount.ts';
import { useCall } from '../calls/useCall.ts';
import { notifySessionLost } from '../state/channel.ts';
import { ResourcesProvider } from '../ResourcesProvider.tsx';
import { setUp } from '../testing.tsx';
import { readHint } from '../context/hint.ts';
import { useProfileChanged } from './useProfileChanged.ts';
import { useSession } from './useSession.ts';

afterEach(() => localStorage.clear());

function open(...given: Parameters<typeof setUp>) {
  const shop = setUp(...given);
  const { result } = renderHook(
    () => {
      const session = useSession();
      return {
        session,
        bag: useBag(),
        count: useBagCount(),
        addresses: useCall(
          'addresses',
          session.status === 'customer' ? { params: { user: 'current' } } : null,
        ),
      };
    },
    { wrapper: shop.wrapper },
  );
  return { ...shop, result };
}

const phone = '9812345670';
const sample = sampleProducts[11];

describe('a session that a link started', () => {
  const neuPassInfo = { tier: 'Gold', status: 'ACTIVE' } as const;
  it('is tracked as a login, and stores the loyalty status [AUT-01, AUT-02, AUT-17]', async () => {
    const arrival = { userType: 'migrated' as const, cartMerged: true };
    const { result, track } = open(
      { session: { ...samples.session, arrival, neuPassInfo } },
      { loginType: 'customer' },
    );
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    expect(track.mock.calls).toEqual([['login done', arrival]]);
    expect(JSON.parse(localStorage.getItem('neupassInfo') ?? '')).toEqual(neuPassInfo);
  });

  it('clears the data of another customer whose session ended unnoticed [AUT-03]', async () => {
    localStorage.setItem('loginType', 'customer');
    localStorage.setItem('customerId', 'c000000000001');
    localStorage.setItem('recentSearches luxury', '["silk"]');
    const { result } = open({}, { loginType: 'customer' });
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    expect(localStorage.getItem('recentSearches luxury')).toBeNull();
    expect(localStorage.getItem('customerId')).toBe(samples.session.customerFingerprint);
    expect(localStorage.getItem('loginType')).toBe('customer');
  });

  it('does not clear the data of the same customer', async () => {
    localStorage.setItem('loginType', 'customer');
    localStorage.setItem('customerId', samples.session.customerFingerprint);
    localStorage.setItem('recentSearches luxury', '["silk"]');
    const { result } = open({}, { loginType: 'customer' });
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    expect(localStorage.getItem('recentSearches luxury')).toBe('["silk"]');
  });
});

describe('a change of the profile', () => {
  it('in this tab or another tab updates the greeting, but no other data [ACC-01]', async () => {
    let firstName = 'Ananya';
    const session = () => ({ ...samples.session, loginType: 'customer' as const, firstName });
    const { wrapper, findRequests } = setUp({ session }, { loginType: 'customer' });
    const { result } = renderHook(
      () => ({ session: useSession(), profileChanged: useProfileChanged(), bag: useBag() }),
      {
        wrapper,
      },
    );
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    await waitFor(() => expect(result.current.bag.cart).toBeDefined());
    firstName = 'Ira';
    await act(() => result.current.profileChanged());
    expect(result.current.session.firstName).toBe('Ira');
    firstName = 'Meera';
    const other = new BroadcastChannel('luxe');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no origin
    other.postMessage('profile');
    await waitFor(() => expect(result.current.session.firstName).toBe('Meera'));
    other.close();
    expect(findRequests('cartDetails')).toHaveLength(1);
  });
});

describe('login by one-time code', () => {
  it('requests a code, then exchanges it for a session', async () => {
    const { result, findRequests, track } = open();
    const sent = await act(() => result.current.session.requestCode({ phone }, null));
    expect(sent).toMatchObject({ ok: true, resendAfter: 30, refId: expect.any(String) });
    expect(findRequests('checkPhone')[0]?.request.body).toEqual({
      phone,
      countryCode: '91',
      captchaToken: null,
    });
    const outcome = await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(outcome).toEqual({ ok: true, userType: 'existing', needsNames: false, cartMerged: true });
    await waitFor(() =>
      expect(result.current.session).toMatchObject({ status: 'customer', firstName: 'Ananya' }),
    );
    expect(track.mock.calls.map(([name]) => name)).toEqual(['OTP sent', 'OTP submitted', 'login done']);
  });

  it('sends a code to an e-mail address, with the captcha token [AUT-01, AUT-12]', async () => {
    const { result, findRequests } = open();
    const email = 'ananya@example.com';
    await act(() => result.current.session.requestCode({ email }, 'token'));
    expect(findRequests('checkEmail')[0]?.request.body).toEqual({ email, captchaToken: 'token' });
    await act(() => result.current.session.resendCode({ email }, 'r'));
    expect(findRequests('resendOtp')[0]?.request.body).toEqual({ email, refId: 'r' });
  });

  it("saves a new customer's names [AUT-05]", async () => {
    const { result, findRequests } = open({}, { loginType: 'customer' });
    const names = { firstName: 'Ananya', lastName: 'Rao' };
    expect(await act(() => result.current.session.register(names))).toEqual({ ok: true });
    expect(findRequests('register')[0]?.request.body).toEqual(names);
  });

  it("stores the customer's status in the loyalty programme [AUT-17]", async () => {
    const neuPassInfo = { tier: 'Gold', status: 'ACTIVE' } as const;
    const { result } = open({ login: { ...samples.login, neuPassInfo } });
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(JSON.parse(localStorage.getItem('neupassInfo') ?? '')).toEqual(neuPassInfo);
  });

  it('reports that the account is being deleted, until the login opens again [AUT-06]', async () => {
    const { result } = open({ login: errorReply(409, 'SSO-1201', 'To be deleted.') });
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(result.current.session).toMatchObject({ status: 'guest', isDeleted: true });
    act(() => result.current.session.clearDeleted());
    expect(result.current.session.isDeleted).toBe(false);
  });

  it("merges the guest's bag into the account's [BAG-07]", async () => {
    const { result, findRequests } = open({}, sample ? { accountBag: [lineOf(sample, '0')] } : {});
    await waitFor(() => expect(result.current.count).toBe(3));
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    await waitFor(() => expect(result.current.count).toBe(4));
    expect(result.current.bag.cart?.products).toHaveLength(3);
    expect(findRequests('cartDetails').length).toBeGreaterThan(0);
  });

  it('sends the pending changes of the bag before the login request', async () => {
    const { result, shop } = open();
    await waitFor(() => expect(result.current.bag.status).toBe('ready'));
    await act(async () => {
      void result.current.bag.changeQuantity('1', 5);
      await result.current.session.login({ phone, otp: '123456', refId: 'r' });
    });
    const names = shop.log.map(({ name }) => name);
    expect(names.indexOf('updateEntry')).toBeLessThan(names.indexOf('login'));
    await waitFor(() => expect(result.current.count).toBe(6));
  });

  it('fails with a wrong code, returns the reason and leaves the shopper logged out [ERR-11]', async () => {
    const { result, track } = open();
    const outcome = await act(() => result.current.session.login({ phone, otp: wrongOtp, refId: 'r' }));
    expect(outcome).toEqual({
      ok: false,
      reason: 'SSO-1003',
      message: 'That code is not right. Check it and try again.',
      toast: 'That code is not right. Check it and try again.',
    });
    expect(result.current.session.status).toBe('guest');
    expect(track).toHaveBeenLastCalledWith('login failed', { reason: 'SSO-1003' });
  });

  it('stores expiry, kind and time stamp of tokens, but no token [DAT-01, TOK-06]', async () => {
    const tokens = samples.login.tokens.map((token) => ({ ...token, expires_in: Date.now() + 1000 }));
    const { result } = open({ login: { ...samples.login, tokens } });
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(localStorage.getItem('loginType')).toBe('customer');
    expect(JSON.parse(localStorage.getItem('customerAccessToken') ?? '')).toMatchObject({
      value: {
        kind: 'customer',
        isCustomerAccessToken: true,
        expires_in: expect.any(Number),
        tokenTimeStamp_lux: expect.any(Number),
      },
    });
    expect(JSON.stringify(localStorage)).not.toMatch(/access_token/);
  });
});

const storedValues = () => ({ ...localStorage }) as Record<string, string>;

describe('logout', () => {
  it('clears the data of the account, but not theme and consent [AUT-03]', async () => {
    const { result, track } = open({}, { loginType: 'customer' });
    await waitFor(() => expect(result.current.addresses.data?.noOfAddress).toBe(2));
    localStorage.setItem('checkoutValues', '{}');
    localStorage.setItem('pincode', '110003');
    localStorage.setItem('recentSearches luxury', '[{"term":"silk"}]');
    localStorage.setItem('recentlyViewed luxury', '["mp1"]');
    sessionStorage.setItem('externalCoupon', 'WINTER');
    localStorage.setItem('theme', 'light');
    localStorage.setItem('consent', 'granted');
    await act(() => result.current.session.logout());
    await waitFor(() => expect(result.current.session.status).toBe('guest'));
    expect(result.current).toMatchObject({
      count: 0,
      addresses: { data: undefined },
      session: { firstName: '' },
    });
    const { globalAccessToken: _ofGuest, ...left } = storedValues();
    expect(left).toEqual({ theme: 'light', consent: 'granted', loginType: 'guest' });
    expect({ ...sessionStorage }).toEqual({});
    expect(track.mock.calls.filter(([name]) => name === 'logged out')).toHaveLength(1);
  });

  it('also happens, and clears stored data, when the session is lost [AUT-03, AUT-24, TOK-15]', async () => {
    let isLost = false;
    const session = () => (isLost ? samples.sessionGuest : samples.session);
    const { result, track } = open({ session }, { loginType: 'customer' });
    await waitFor(() => expect(localStorage.getItem('loginType')).toBe('customer'));
    localStorage.setItem('checkoutValues', '{}');
    isLost = true;
    act(() => notifySessionLost());
    await waitFor(() => expect(result.current.session.status).toBe('guest'));
    const { globalAccessToken: _ofGuest, ...left } = storedValues();
    expect(left).toEqual({ loginType: 'guest' });
    expect(track.mock.calls.filter(([name]) => name === 'logged out')).toHaveLength(1);
  });

  it.each([
    ['a guest', 'luxe_hint=s0c0', { loginType: 'guest' }],
    ['a customer', 'luxe_hint=s1c0', { loginType: 'customer', checkoutValues: '{}' }],
  ])('is detected when a page opens, so that only data of %s stays [AUT-03, AUT-10]', (_, cookie, left) => {
    localStorage.setItem('loginType', 'customer');
    localStorage.setItem('checkoutValues', '{}');
    document.cookie = cookie;
    render(
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: mockFetch().fetch })}>
        <p>page</p>
      </ResourcesProvider>,
    );
    document.cookie = 'luxe_hint=; max-age=0';
    expect(storedValues()).toEqual(left);
  });
});

describe('readHint', () => {
  it.each([
    ['luxe_hint=s1c1', { signedIn: true, hasCart: true }],
    ['a=b; luxe_hint=s0c1; c=d', { signedIn: false, hasCart: true }],
    ['xluxe_hint=s1c1', { signedIn: false, hasCart: false }],
    ['', { signedIn: false, hasCart: false }],
  ])('parses "%s"', (cookie, hint) => {
    expect(readHint(cookie)).toEqual(hint);
  });
});
