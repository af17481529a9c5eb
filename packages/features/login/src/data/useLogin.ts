import { nationalDigits } from '@luxe/format';
import { useSession } from '@luxe/resources';
import { useRef, useState } from 'react';
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

type State = Pick<Login, 'step' | 'phone' | 'error' | 'isCodeSpent' | 'busy' | 'resendAt' | 'sent'> & {
  refId: string;
};

const start: State = {
  step: 'phone',
  phone: '',
  error: '',
  isCodeSpent: false,
  busy: 'no',
  resendAt: 0,
  sent: 0,
  refId: '',
};

/** The two steps of logging in with a one-time code. `onLoggedIn` is told when the session is the customer's. */
export function useLogin(clock: Clock, onLoggedIn: () => void): Login {
  const session = useSession();
  const [state, setState] = useState(start);
  const patch = (change: Partial<State>) => setState((old) => ({ ...old, ...change }));
  // State lags a render behind; an automatic submit and a press of the button can come in one.
  const isWorking = useRef(false);

  async function alone(busy: Login['busy'], work: () => Promise<void>) {
    if (isWorking.current) return;
    isWorking.current = true;
    patch({ busy, error: '' });
    try {
      await work();
    } finally {
      isWorking.current = false;
      patch({ busy: 'no' });
    }
  }

  type Sent = Awaited<ReturnType<typeof session.requestCode>>;
  function take(answer: Sent) {
    if (!answer.ok) return patch({ error: failureText(answer) });
    setState((old) => ({
      ...old,
      step: 'code',
      refId: answer.refId,
      resendAt: clock.now() + answer.resendAfter * 1000,
      sent: old.sent + 1,
      isCodeSpent: false,
    }));
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
          setState(start);
          return onLoggedIn();
        }
        patch({ error: failureText(answer), isCodeSpent: needsNewCode(answer) });
      }),
    changeNumber: () => patch({ step: 'phone', error: '', isCodeSpent: false }),
    clearError: () => patch({ error: '' }),
  };
}
