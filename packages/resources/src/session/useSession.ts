import type { CallResponse, Session } from '@luxe/contract/calls';
import useSWR, { useSWRConfig } from 'swr';
import { sessionKey } from '../cacheKeys.ts';
import { tellOthers } from '../channel.ts';
import { useResources } from '../context.ts';
import { attempt, type Outcome } from '../outcome.ts';
import { useShopper } from '../shopper.ts';
import { keepSession } from './keepSession.ts';

/** A code is on its way: name of the sending, seconds it lives, seconds until another may be asked for. */
export interface CodeSent {
  refId: string;
  expiresIn: number;
  resendAfter: number;
}

export interface SessionResource {
  /** `unknown` on the server and until the page has been taken over. */
  status: 'unknown' | 'guest' | 'customer';
  /** Empty for a guest, and until it is known. */
  firstName: string;
  requestCode: (phone: string) => Promise<Outcome<CodeSent>>;
  resendCode: (phone: string, refId: string) => Promise<Outcome<CodeSent>>;
  login: (given: {
    phone: string;
    otp: string;
    refId: string;
  }) => Promise<Outcome<Pick<CallResponse<'login'>, 'userType' | 'cartMerged'>>>;
  /** Rejects never; when the call fails the shopper is still signed in, and the outcome says so. */
  logout: () => Promise<Outcome>;
}

/** Who the shopper is, and the steps of login by one-time code. `phone` is the ten national digits. */
export function useSession(): SessionResource {
  const { client, track, bag, sessionChanged } = useResources();
  const { mutate } = useSWRConfig();
  const { hint: known } = useShopper();
  const { data } = useSWR<Session>(known?.signedIn ? sessionKey : null, async () => {
    const session = await client.call('session');
    keepSession(session);
    if (session.loginType === 'guest') sessionChanged({ signedIn: false, hasCart: session.hasCart });
    return session;
  });

  async function change(session: Session) {
    keepSession(session);
    sessionChanged({ signedIn: session.loginType === 'customer', hasCart: session.hasCart });
    await mutate(sessionKey, session, { revalidate: false });
    tellOthers('session');
  }

  async function sendCode(isResend: boolean, run: () => Promise<CodeSent>): Promise<Outcome<CodeSent>> {
    const outcome = await attempt(run);
    if (outcome.ok) track('OTP sent', { isResend });
    return outcome;
  }

  return {
    status: !known ? 'unknown' : known.signedIn ? 'customer' : 'guest',
    firstName: known?.signedIn ? (data?.firstName ?? '') : '',
    requestCode: (phone) =>
      sendCode(false, () =>
        client.call('checkPhone', { body: { phone, countryCode: '91', captchaToken: null } }),
      ),
    resendCode: (phone, refId) => sendCode(true, () => client.call('resendOtp', { body: { phone, refId } })),
    login: async (body) => {
      track('OTP submitted');
      await bag.settle();
      const outcome = await attempt(() => client.call('login', { body }));
      if (!outcome.ok) {
        track('login failed', { reason: outcome.reason });
        return outcome;
      }
      const { userType, cartMerged } = outcome;
      await change(outcome);
      track('login done', { userType, cartMerged });
      return { ok: true, userType, cartMerged };
    },
    logout: async () => {
      await bag.settle();
      const outcome = await attempt(() => client.call('logout'));
      if (!outcome.ok) return outcome;
      await change(outcome);
      track('logged out');
      return { ok: true };
    },
  };
}
