import { nationalDigits } from '@luxe/format';
import { createStore, useSession, useStore, type Store } from '@luxe/resources';
import type { Clock } from './clock.ts';
import { failureText, needsNewCode } from './loginFailure.ts';

export type Login = {
  step: 'phone' | 'code';
  /** Ten digits; kept when the shopper goes back to change it. */
  phone: string;
  /** What went wrong last, to show beside the field; empty when nothing did. */
  error: string;
  /** Only a new code can help: the present one is too old or was tried too often. */
  isCodeSpent: boolean;
  busy: 'no' | 'sending' | 'checking';
  /** Milliseconds since 1970 from when another code may be asked for. */
  resendAt: number;
  /** How many codes were sent in this visit. */
  sent: number;
  sendCode(phone: string): Promise<void>;
  resendCode(): Promise<void>;
  submitCode(otp: string): Promise<void>;
  changeNumber(): void;
  clearError(): void;
};

export type LoginState = Pick<
  Login,
  'step' | 'phone' | 'error' | 'isCodeSpent' | 'busy' | 'resendAt' | 'sent'
> & {
  refId: string;
};

const start: LoginState = {
  step: 'phone',
  phone: '',
  error: '',
  isCodeSpent: false,
  busy: 'no',
  resendAt: 0,
  sent: 0,
  refId: '',
};

/** Where a login is. Kept by itself: one that was closed by mistake goes on where it was. */
export const createLogin = () => createStore(() => start);

/** The two steps of logging in with a one-time code. `onLoggedIn` is told when the session is the customer's. */
export function useLogin(clock: Clock, login: Store<LoginState>, onLoggedIn: () => void): Login {
  const session = useSession();
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

  type Sent = Awaited<ReturnType<typeof session.requestCode>>;
  function take(answer: Sent) {
    if (!answer.ok) return patch({ error: failureText(answer) });
    patch({
      step: 'code',
      refId: answer.refId,
      resendAt: clock.now() + answer.resendAfter * 1000,
      sent: login.get().sent + 1,
      isCodeSpent: false,
    });
  }

  return {
    ...state,
    sendCode: (typed) =>
      alone('sending', async () => {
        const phone = nationalDigits(typed);
        patch({ phone });
        take(await session.requestCode(phone));
      }),
    resendCode: () => alone('sending', async () => take(await session.resendCode(state.phone, state.refId))),
    submitCode: (otp) =>
      alone('checking', async () => {
        const answer = await session.login({ phone: state.phone, otp, refId: state.refId });
        if (answer.ok) {
          login.set(start);
          return onLoggedIn();
        }
        patch({ error: failureText(answer), isCodeSpent: needsNewCode(answer) });
      }),
    changeNumber: () => patch({ step: 'phone', error: '', isCodeSpent: false }),
    clearError: () => patch({ error: '' }),
  };
}
