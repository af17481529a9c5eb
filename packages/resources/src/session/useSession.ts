import type { CallBody, CallResponse, Session } from '@luxe/contract/calls';
import useSWR, { useSWRConfig } from 'swr';
import { sessionKey } from '../state/cacheKeys.ts';
import { notifyOtherTabs } from '../state/channel.ts';
import { useResources } from '../context/context.ts';
import { attempt, type Outcome } from '../state/outcome.ts';
import { useShopper } from '../context/useShopper.ts';
import { createStore, useStore } from '../state/createStore.ts';
import { saveSession } from './saveSession.ts';

/**
 * The result of sending a code: its id, its lifetime in seconds, and the seconds until another code may be
 * requested.
 */
export interface CodeSent {
  refId: string;
  expiresIn: number;
  resendAfter: number;
}

/** Where a code is sent: the ten national digits of a phone, or an e-mail address. */
export type Contact = { phone: string } | { email: string };

export interface SessionResource {
  /** `unknown` on the server and until hydration. */
  status: 'unknown' | 'guest' | 'customer';
  /** Whether the browser has a cart cookie [SHL-07]. Undefined while the status is `unknown`. */
  hasCart: boolean | undefined;
  /** Empty for a guest, and until known. */
  firstName: string;
  /**
   * True when the last login was rejected because the account is being deleted. Opening the login again
   * resets this to false.
   */
  isDeleted: boolean;
  clearDeleted: () => void;
  /** `captchaToken` is null when the captcha failed. */
  requestCode: (contact: Contact, captchaToken: string | null) => Promise<Outcome<CodeSent>>;
  resendCode: (contact: Contact, refId: string) => Promise<Outcome<CodeSent>>;
  login: (
    given: Contact & { otp: string; refId: string },
  ) => Promise<Outcome<Pick<CallResponse<'login'>, 'userType' | 'needsNames' | 'cartMerged'>>>;
  /** Logs in by phone or e-mail address and password, in a shop without single sign-on. */
  loginByPassword: (given: CallBody<'passwordLogin'>) => Promise<Outcome>;
  /** Saves a new customer's names. */
  register: (names: { firstName: string; lastName: string }) => Promise<Outcome>;
  /**
   * Logs out. Never rejects: if the call fails, the shopper is still logged in, and the outcome has the
   * reason.
   */
  logout: () => Promise<Outcome>;
}

/**
 * Error code of a login to an account that is being deleted (specification, section 8). The flag `deleted`
 * exists only in the memory of this page, because the specification has no local storage key for it.
 */
const accountDeletion = 'SSO-1201';
const deleted = createStore(() => false);

/** Who the shopper is, and the steps of login by one-time code. */
export function useSession(): SessionResource {
  const { client, track, bag, sessionChanged } = useResources();
  const { mutate } = useSWRConfig();
  const { hint: known } = useShopper();
  const { data } = useSWR<Session>(known?.signedIn ? sessionKey : null, async () => {
    const session = await client.call('session');
    saveSession(session);
    if (session.arrival) track('login done', session.arrival);
    if (session.loginType === 'guest') sessionChanged({ signedIn: false, hasCart: session.hasCart });
    return session;
  });

  async function change(session: Session) {
    saveSession(session);
    sessionChanged({ signedIn: session.loginType === 'customer', hasCart: session.hasCart });
    await mutate(sessionKey, session, { revalidate: false });
    notifyOtherTabs('session');
  }

  async function sendCode(isResend: boolean, run: () => Promise<CodeSent>): Promise<Outcome<CodeSent>> {
    const outcome = await attempt(run);
    if (outcome.ok) track('OTP sent', { isResend });
    return outcome;
  }

  return {
    status: !known ? 'unknown' : known.signedIn ? 'customer' : 'guest',
    hasCart: known?.hasCart,
    firstName: known?.signedIn ? (data?.firstName ?? '') : '',
    isDeleted: useStore(deleted),
    clearDeleted: () => deleted.set(false),
    requestCode: (contact, captchaToken) =>
      sendCode(false, () =>
        'phone' in contact
          ? client.call('checkPhone', { body: { ...contact, countryCode: '91', captchaToken } })
          : client.call('checkEmail', { body: { ...contact, captchaToken } }),
      ),
    resendCode: (contact, refId) =>
      sendCode(true, () => client.call('resendOtp', { body: { ...contact, refId } })),
    login: async (body) => {
      track('OTP submitted');
      await bag.settle();
      const outcome = await attempt(() => client.call('login', { body }));
      if (!outcome.ok) {
        deleted.set(outcome.reason === accountDeletion);
        track('login failed', { reason: outcome.reason });
        return outcome;
      }
      const { userType, needsNames, cartMerged } = outcome;
      await change(outcome);
      track('login done', { userType, cartMerged });
      return { ok: true, userType, needsNames, cartMerged };
    },
    loginByPassword: async (body) => {
      await bag.settle();
      const outcome = await attempt(() => client.call('passwordLogin', { body }));
      if (!outcome.ok) {
        track('login failed', { reason: outcome.reason });
        return outcome;
      }
      const { userType, cartMerged } = outcome;
      await change(outcome);
      track('login done', { userType, cartMerged });
      return { ok: true };
    },
    register: async (names) => {
      const outcome = await attempt(() => client.call('register', { body: names }));
      if (!outcome.ok) return outcome;
      await change(outcome);
      return { ok: true };
    },
    logout: async () => {
      await bag.settle();
      const outcome = await attempt(() => client.call('logout'));
      if (!outcome.ok) return outcome;
      await change(outcome);
      return { ok: true };
    },
  };
}
