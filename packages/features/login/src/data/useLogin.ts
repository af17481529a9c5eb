import type { CountdownClock } from '@luxe/patterns/countdown';
import { createStore, useClient, useSession, useStore, type Contact, type Store } from '@luxe/resources';
import { createCaptchaSolver } from '@luxe/resources/captcha';
import { isUnknownCode, needsNewCode } from '@luxe/resources/code-failure';
import { useMemo } from 'react';
import { failureText, isDeletion, type Failure } from './loginFailure.ts';

export type Login = {
  step: 'contact' | 'code' | 'names';
  /**
   * The contact that the shopper submitted last. It stays in the field when the shopper goes back to change
   * it.
   */
  contact: Contact | undefined;
  /** Error message to show beside the field; empty without an error. */
  error: string;
  /** True when the code has expired or was tried too often. The shopper must then request a new code. */
  isCodeSpent: boolean;
  /** The captcha failed: the shopper is informed and can continue [AUT-12]. */
  isCaptchaFailed: boolean;
  busy: 'no' | 'sending' | 'checking' | 'saving';
  /** Time from which another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  /** Number of codes sent. */
  sentCount: number;
  /** True when the last code was sent again to the same contact. */
  isResent: boolean;
  sendCode(contact: Contact): Promise<void>;
  resendCode(): Promise<void>;
  submitCode(otp: string): Promise<void>;
  submitNames(names: { firstName: string; lastName: string }): Promise<void>;
  skipNames(): void;
  changeContact(): void;
  /** Call when the shopper types: clears the error and starts the captcha. */
  onType(): void;
};

export type LoginState = Pick<
  Login,
  | 'step'
  | 'contact'
  | 'error'
  | 'isCodeSpent'
  | 'isCaptchaFailed'
  | 'busy'
  | 'resendAt'
  | 'sentCount'
  | 'isResent'
> & {
  refId: string;
};

const start: LoginState = {
  step: 'contact',
  contact: undefined,
  error: '',
  isCodeSpent: false,
  isCaptchaFailed: false,
  busy: 'no',
  resendAt: 0,
  sentCount: 0,
  isResent: false,
  refId: '',
};

/**
 * Creates the state of a login. The state is outside the modal, so that a modal closed by mistake reopens at
 * the same step.
 */
export const createLogin = () => createStore(() => start);

/**
 * Result of a login. `deleted` holds the message to show when the login failed because the account is being
 * deleted [AUT-06].
 */
export type LoginOutcome = 'loggedIn' | { deleted: string };

/**
 * Login by one-time code, with the names of a new customer. Calls `onFinish` once the customer is logged in,
 * or when their account is being deleted.
 */
export function useLogin(
  clock: CountdownClock,
  login: Store<LoginState>,
  onFinish: (outcome: LoginOutcome) => void,
): Login {
  const session = useSession();
  const client = useClient();
  const captcha = useMemo(() => createCaptchaSolver(client), [client]);
  const state = useStore(login);
  const patch = (change: Partial<LoginState>) => login.set({ ...login.get(), ...change });

  async function runExclusive(busy: Login['busy'], work: () => Promise<void>) {
    // Reads the current state from the store, because a second submit can arrive before the next render
    // updates `state`.
    if (login.get().busy !== 'no') return;
    patch({ busy, error: '' });
    try {
      await work();
    } finally {
      patch({ busy: 'no' });
    }
  }

  function finish(outcome: LoginOutcome) {
    login.set(start);
    onFinish(outcome);
  }

  type Sent = Awaited<ReturnType<typeof session.requestCode>>;
  function handleSent(outcome: Sent, isResent: boolean) {
    if (!outcome.ok) return patch({ error: failureText(outcome) });
    patch({
      step: 'code',
      refId: outcome.refId,
      resendAt: clock.now() + outcome.resendAfter * 1000,
      sentCount: login.get().sentCount + 1,
      isResent,
      isCodeSpent: false,
    });
  }

  function handleFailure(failure: Failure) {
    if (isDeletion(failure)) return finish({ deleted: failure.message });
    patch({ error: failureText(failure), isCodeSpent: needsNewCode(failure) });
  }

  /** Requests a code. Sends a captcha token, or null if the captcha failed. */
  async function requestCode(contact: Contact): Promise<Sent> {
    const token = await captcha.take();
    patch({ isCaptchaFailed: token === null });
    return session.requestCode(contact, token);
  }

  return {
    ...state,
    sendCode: (contact) =>
      runExclusive('sending', async () => {
        patch({ contact });
        handleSent(await requestCode(contact), false);
      }),
    resendCode: () =>
      runExclusive('sending', async () => {
        if (!state.contact) return;
        const outcome = await session.resendCode(state.contact, state.refId);
        // The identity provider deletes an expired code after a while and then cannot resend it. A new code
        // is requested instead.
        const isForgotten = !outcome.ok && isUnknownCode(outcome);
        handleSent(isForgotten ? await requestCode(state.contact) : outcome, true);
      }),
    submitCode: (otp) =>
      runExclusive('checking', async () => {
        if (!state.contact) return;
        const outcome = await session.login({ ...state.contact, otp, refId: state.refId });
        if (!outcome.ok) return handleFailure(outcome);
        if (outcome.needsNames) return patch({ step: 'names' });
        finish('loggedIn');
      }),
    submitNames: (names) =>
      runExclusive('saving', async () => {
        const outcome = await session.register(names);
        if (outcome.ok) finish('loggedIn');
        else patch({ error: failureText(outcome) });
      }),
    skipNames: () => finish('loggedIn'),
    changeContact: () => patch({ step: 'contact', error: '', isCodeSpent: false }),
    onType: () => {
      patch({ error: '' });
      if (login.get().step === 'contact') captcha.start();
    },
  };
}
