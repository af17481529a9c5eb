import { createClient } from '@luxe/client';
import { mockFetch, refusal, wrongOtp } from '@luxe/contract/testing';
import { lineOf, pieces, samples } from '@luxe/contract/samples';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBag } from '../bag/useBag.ts';
import { useBagCount } from '../bag/useBagCount.ts';
import { useCall } from '../calls/useCall.ts';
import { notifySessionLost } from '../channel.ts';
import { ResourcesProvider } from '../ResourcesProvider.tsx';
import { setUp } from '../testing.tsx';
import { readHint } from './hint.ts';
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
const piece = pieces[11];

describe('a session that a link began', () => {
  const neuPassInfo = { tier: 'Gold', status: 'ACTIVE' } as const;
  it('is counted as what it was, and what the loyalty programme says is kept [AUT-01, AUT-02, AUT-17]', async () => {
    const arrival = { userType: 'migrated' as const, cartMerged: true };
    const { result, track } = open(
      { session: { ...samples.session, arrival, neuPassInfo } },
      { loginType: 'customer' },
    );
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    expect(track.mock.calls).toEqual([['login done', arrival]]);
    expect(JSON.parse(localStorage.getItem('neupassInfo') ?? '')).toEqual(neuPassInfo);
  });

  it('clears what another customer has left, whose session no page saw end [AUT-03]', async () => {
    localStorage.setItem('loginType', 'customer');
    localStorage.setItem('customerId', 'c000000000001');
    localStorage.setItem('recentSearches luxury', '["silk"]');
    const { result } = open({}, { loginType: 'customer' });
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    expect(localStorage.getItem('recentSearches luxury')).toBeNull();
    expect(localStorage.getItem('customerId')).toBe(samples.session.customerMark);
    expect(localStorage.getItem('loginType')).toBe('customer');
  });

  it('leaves what the same customer has', async () => {
    localStorage.setItem('loginType', 'customer');
    localStorage.setItem('customerId', samples.session.customerMark);
    localStorage.setItem('recentSearches luxury', '["silk"]');
    const { result } = open({}, { loginType: 'customer' });
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    expect(localStorage.getItem('recentSearches luxury')).toBe('["silk"]');
  });
});

describe('a change of the profile', () => {
  it('is shown in the greeting, here and told by another tab; what else is known stays [ACC-01]', async () => {
    let firstName = 'Ananya';
    const session = () => ({ ...samples.session, loginType: 'customer' as const, firstName });
    const { wrapper, asked } = setUp({ session }, { loginType: 'customer' });
    const { result } = renderHook(
      () => ({ session: useSession(), told: useProfileChanged(), bag: useBag() }),
      {
        wrapper,
      },
    );
    await waitFor(() => expect(result.current.session.firstName).toBe('Ananya'));
    await waitFor(() => expect(result.current.bag.cart).toBeDefined());
    firstName = 'Ira';
    await act(() => result.current.told());
    expect(result.current.session.firstName).toBe('Ira');
    firstName = 'Meera';
    const other = new BroadcastChannel('luxe');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    other.postMessage('profile');
    await waitFor(() => expect(result.current.session.firstName).toBe('Meera'));
    other.close();
    expect(asked('cartDetails')).toHaveLength(1);
  });
});

describe('login by one-time code', () => {
  it('asks for a code, then trades it for a session', async () => {
    const { result, asked, track } = open();
    const sent = await act(() => result.current.session.requestCode({ phone }, null));
    expect(sent).toMatchObject({ ok: true, resendAfter: 30, refId: expect.any(String) });
    expect(asked('checkPhone')[0]?.asked.body).toEqual({ phone, countryCode: '91', captchaToken: null });
    const outcome = await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(outcome).toEqual({ ok: true, userType: 'existing', needsNames: false, cartMerged: true });
    await waitFor(() =>
      expect(result.current.session).toMatchObject({ status: 'customer', firstName: 'Ananya' }),
    );
    expect(track.mock.calls.map(([name]) => name)).toEqual(['OTP sent', 'OTP submitted', 'login done']);
  });

  it('an e-mail address gets its code, and takes the captcha along [AUT-01, AUT-12]', async () => {
    const { result, asked } = open();
    const email = 'ananya@example.com';
    await act(() => result.current.session.requestCode({ email }, 'token'));
    expect(asked('checkEmail')[0]?.asked.body).toEqual({ email, captchaToken: 'token' });
    await act(() => result.current.session.resendCode({ email }, 'r'));
    expect(asked('resendOtp')[0]?.asked.body).toEqual({ email, refId: 'r' });
  });

  it("a new customer's names greet her [AUT-05]", async () => {
    const { result, asked } = open({}, { loginType: 'customer' });
    const names = { firstName: 'Ananya', lastName: 'Rao' };
    expect(await act(() => result.current.session.register(names))).toEqual({ ok: true });
    expect(asked('register')[0]?.asked.body).toEqual(names);
  });

  it('keeps what the loyalty programme says [AUT-17]', async () => {
    const neuPassInfo = { tier: 'Gold', status: 'ACTIVE' } as const;
    const { result } = open({ login: { ...samples.login, neuPassInfo } });
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(JSON.parse(localStorage.getItem('neupassInfo') ?? '')).toEqual(neuPassInfo);
  });

  it('an account that is to be deleted is marked, until the login opens again [AUT-06]', async () => {
    const { result } = open({ login: refusal(409, 'SSO-1201', 'To be deleted.') });
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    expect(result.current.session).toMatchObject({ status: 'guest', isDeleted: true });
    act(() => result.current.session.clearDeleted());
    expect(result.current.session.isDeleted).toBe(false);
  });

  it("joins the guest's bag with the account's [BAG-07]", async () => {
    const { result, asked } = open({}, piece ? { accountBag: [lineOf(piece, '0')] } : {});
    await waitFor(() => expect(result.current.count).toBe(3));
    await act(() => result.current.session.login({ phone, otp: '123456', refId: 'r' }));
    await waitFor(() => expect(result.current.count).toBe(4));
    expect(result.current.bag.cart?.products).toHaveLength(3);
    expect(asked('cartDetails').length).toBeGreaterThan(0);
  });

  it('sends the changes of the bag before it logs in', async () => {
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

  it('with a wrong code leaves a guest a guest, and says why [ERR-11]', async () => {
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

  it('keeps expiry, kind and time stamp of tokens, no token [DAT-01, TOK-06]', async () => {
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

const kept = () => ({ ...localStorage }) as Record<string, string>;

describe('logout', () => {
  it("takes the account's things away, and keeps how the page looks [AUT-03]", async () => {
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
    const { globalAccessToken: _ofGuest, ...left } = kept();
    expect(left).toEqual({ theme: 'light', consent: 'granted', loginType: 'guest' });
    expect({ ...sessionStorage }).toEqual({});
    expect(track.mock.calls.filter(([name]) => name === 'logged out')).toHaveLength(1);
  });

  it('a session that was lost shows the guest that the cookie tells of, and leaves nothing behind, and ends for who counts [AUT-03, AUT-24, TOK-15]', async () => {
    let isLost = false;
    const session = () => (isLost ? samples.sessionGuest : samples.session);
    const { result, track } = open({ session }, { loginType: 'customer' });
    await waitFor(() => expect(localStorage.getItem('loginType')).toBe('customer'));
    localStorage.setItem('checkoutValues', '{}');
    isLost = true;
    act(() => notifySessionLost());
    await waitFor(() => expect(result.current.session.status).toBe('guest'));
    const { globalAccessToken: _ofGuest, ...left } = kept();
    expect(left).toEqual({ loginType: 'guest' });
    expect(track.mock.calls.filter(([name]) => name === 'logged out')).toHaveLength(1);
  });

  it.each([
    ['a guest', 'luxe_hint=s0c0', { loginType: 'guest' }],
    ['a customer', 'luxe_hint=s1c0', { loginType: 'customer', checkoutValues: '{}' }],
  ])('a page that is opened as %s keeps what is hers alone [AUT-03, AUT-10]', (_, cookie, left) => {
    localStorage.setItem('loginType', 'customer');
    localStorage.setItem('checkoutValues', '{}');
    document.cookie = cookie;
    render(
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: mockFetch().fetch })}>
        <p>page</p>
      </ResourcesProvider>,
    );
    document.cookie = 'luxe_hint=; max-age=0';
    expect(kept()).toEqual(left);
  });
});

describe('readHint', () => {
  it.each([
    ['luxe_hint=s1c1', { signedIn: true, hasCart: true }],
    ['a=b; luxe_hint=s0c1; c=d', { signedIn: false, hasCart: true }],
    ['xluxe_hint=s1c1', { signedIn: false, hasCart: false }],
    ['', { signedIn: false, hasCart: false }],
  ])('"%s"', (cookie, hint) => {
    expect(readHint(cookie)).toEqual(hint);
  });
});
