import { createStore, useClient, useSession, useStore, type Contact, type Store } from '@luxe/resources';
import { useMemo } from 'react';
import { createCaptchaWork } from './captcha.ts';
import type { Clock } from './clock.ts';
import { failureText, isDeletion, isUnknownCode, needsNewCode, type Failure } from './loginFailure.ts';

export type Login = {
  step: 'contact' | 'code' | 'names';
  /** What was given last; kept when the shopper goes back to change it. */
  contact: Contact | undefined;
  /** What went wrong last, to show beside the field; empty when nothing did. */
  error: string;
  /** Only a new code can help: the present one is too old or was tried too often. */
  isCodeSpent: boolean;
  /** The captcha failed: the shopper is told, and goes on [AUT-12]. */
  isUnchecked: boolean;
  busy: 'no' | 'sending' | 'checking' | 'saving';
  /** Milliseconds since 1970 from when another code may be asked for. */
  resendAt: number;
  /** How many codes were sent in this visit. */
  sent: number;
  /** The last one took the place of another that went to the same contact. */
  isResent: boolean;
  sendCode(contact: Contact): Promise<void>;
  resendCode(): Promise<void>;
  submitCode(otp: string): Promise<void>;
  submitNames(names: { firstName: string; lastName: string }): Promise<void>;
  skipNames(): void;
  changeContact(): void;
  /** The shopper types. */
  typed(): void;
};

export type LoginState = Pick<
  Login,
  'step' | 'contact' | 'error' | 'isCodeSpent' | 'isUnchecked' | 'busy' | 'resendAt' | 'sent' | 'isResent'
> & {
  refId: string;
};

const start: LoginState = {
  step: 'contact',
  contact: undefined,
  error: '',
  isCodeSpent: false,
  isUnchecked: false,
  busy: 'no',
  resendAt: 0,
  sent: 0,
  isResent: false,
  refId: '',
};

/** Where a login is. Kept by itself: one that was closed by mistake goes on where it was. */
export const createLogin = () => createStore(() => start);

/** What a login comes to: `deleted` is a refusal because the account is to be deleted, with the words for it. */
export type LoginEnd = 'loggedIn' | { deleted: string };

/** The steps of logging in with a one-time code, and a new customer's names. `onEnd` is told when the session is the customer's, or cannot be. */
export function useLogin(clock: Clock, login: Store<LoginState>, onEnd: (end: LoginEnd) => void): Login {
  const session = useSession();
  const client = useClient();
  const captcha = useMemo(() => createCaptchaWork(client), [client]);
  const state = useStore(login);
  const patch = (change: Partial<LoginState>) => login.set({ ...login.get(), ...change });

  async function alone(busy: Login['busy'], work: () => Promise<void>) {
    // What was drawn lags behind: an automatic submit and a press of the button can come in one.
    if (login.get().busy !== 'no') return;
    patch({ busy, error: '' });
    try {
      await work();
    } finally {
      patch({ busy: 'no' });
    }
  }

  function finish(end: LoginEnd) {
    login.set(start);
    onEnd(end);
  }

  type Sent = Awaited<ReturnType<typeof session.requestCode>>;
  function take(answer: Sent, isResent: boolean) {
    if (!answer.ok) return patch({ error: failureText(answer) });
    patch({
      step: 'code',
      refId: answer.refId,
      resendAt: clock.now() + answer.resendAfter * 1000,
      sent: login.get().sent + 1,
      isResent,
      isCodeSpent: false,
    });
  }

  function refuse(failure: Failure) {
    if (isDeletion(failure)) return finish({ deleted: failure.message });
    patch({ error: failureText(failure), isCodeSpent: needsNewCode(failure) });
  }

  /** Asks for a code, with proof that a person asks where it can be had. */
  async function request(contact: Contact): Promise<Sent> {
    const token = await captcha.take();
    patch({ isUnchecked: token === null });
    return session.requestCode(contact, token);
  }

  return {
    ...state,
    sendCode: (contact) =>
      alone('sending', async () => {
        patch({ contact });
        take(await request(contact), false);
      }),
    resendCode: () =>
      alone('sending', async () => {
        if (!state.contact) return;
        const answer = await session.resendCode(state.contact, state.refId);
        // A code that is over is forgotten after a while: then another one is asked for as at first.
        const isForgotten = !answer.ok && isUnknownCode(answer);
        take(isForgotten ? await request(state.contact) : answer, true);
      }),
    submitCode: (otp) =>
      alone('checking', async () => {
        if (!state.contact) return;
        const answer = await session.login({ ...state.contact, otp, refId: state.refId });
        if (!answer.ok) return refuse(answer);
        if (answer.needsNames) return patch({ step: 'names' });
        finish('loggedIn');
      }),
    submitNames: (names) =>
      alone('saving', async () => {
        const answer = await session.register(names);
        if (answer.ok) finish('loggedIn');
        else patch({ error: failureText(answer) });
      }),
    skipNames: () => finish('loggedIn'),
    changeContact: () => patch({ step: 'contact', error: '', isCodeSpent: false }),
    typed: () => {
      patch({ error: '' });
      if (login.get().step === 'contact') captcha.start();
    },
  };
}
