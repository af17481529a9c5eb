import type { CallResponse } from '@luxe/contract/calls';
import type { CountdownClock } from '@luxe/patterns/countdown';
import { attempt, useClient } from '@luxe/resources';
import { createCaptchaSolver } from '@luxe/resources/captcha';
import { codeFailureText, isUnknownCode, needsNewCode } from '@luxe/resources/code-failure';
import { useMemo, useRef, useState } from 'react';
import { copy } from './copy.ts';

type Channels = CallResponse<'requestTrackingCode'>['channels'];

export type TrackOrder = {
  step: 'number' | 'code';
  /** The order number as typed; empty until the shopper submits one. */
  orderCode: string;
  /** Error message to show beside the field; empty without an error. */
  error: string;
  /** The code has expired or was tried too often, so only a new one can be requested. */
  isCodeSpent: boolean;
  /** The captcha failed: the shopper is informed and can continue [AUT-12]. */
  isCaptchaFailed: boolean;
  busy: 'no' | 'sending' | 'checking';
  /** How the shop sends codes. */
  channels: Channels;
  /** Time from which another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  /** Number of codes sent. */
  sentCount: number;
  /** What the last action has sent; `none` after any other action, so that each code is announced. */
  lastSent: 'none' | 'first' | 'again';
  sendCode(orderCode: string): Promise<void>;
  resendCode(): Promise<void>;
  submitCode(otp: string): Promise<void>;
  changeNumber(): void;
  /** Call when the shopper types: clears the error and starts the captcha. */
  onType(): void;
};

const start = {
  step: 'number' as TrackOrder['step'],
  orderCode: '',
  error: '',
  isCodeSpent: false,
  isCaptchaFailed: false,
  channels: [] as Channels,
  resendAt: 0,
  sentCount: 0,
  lastSent: 'none' as TrackOrder['lastSent'],
  refId: '',
};

/**
 * State and actions of a guest who proves with a code that an order is theirs. Calls `onProven` with the
 * token of the link to the order.
 */
export function useTrackOrder(clock: CountdownClock, onProven: (token: string) => void): TrackOrder {
  const client = useClient();
  const captcha = useMemo(() => createCaptchaSolver(client, 'storeCaptcha'), [client]);
  const [state, setState] = useState(start);
  const [busy, setBusy] = useState<TrackOrder['busy']>('no');
  const isBusy = useRef(false);
  const patch = (change: Partial<typeof start>) => setState((now) => ({ ...now, ...change }));

  async function runExclusive(action: TrackOrder['busy'], work: () => Promise<void>) {
    // Reads a ref, because a second submit can arrive before the next render updates the state.
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(action);
    patch({ error: '', lastSent: 'none' });
    await work();
    isBusy.current = false;
    setBusy('no');
  }

  /** Requests a code. Sends a captcha token, or null if the captcha failed. */
  async function requestCode(orderCode: string) {
    const captchaToken = await captcha.take();
    patch({ isCaptchaFailed: captchaToken === null });
    return attempt(() => client.call('requestTrackingCode', { body: { orderCode, captchaToken } }));
  }

  type Sent = Awaited<ReturnType<typeof requestCode>>;

  function handleSent(orderCode: string, outcome: Sent, lastSent: TrackOrder['lastSent']) {
    if (!outcome.ok) return patch({ error: codeFailureText(outcome, copy), orderCode });
    const { refId, channels, resendAfter } = outcome;
    const resendAt = clock.now() + resendAfter * 1000;
    setState((now) => ({
      ...now,
      ...{ step: 'code', orderCode, refId, channels, resendAt, lastSent, isCodeSpent: false },
      sentCount: now.sentCount + 1,
    }));
  }

  const { orderCode, refId } = state;
  return {
    ...state,
    busy,
    sendCode: (given) =>
      runExclusive('sending', async () => handleSent(given, await requestCode(given), 'first')),
    resendCode: () =>
      runExclusive('sending', async () => {
        const body = { orderCode, refId, captchaToken: null };
        const again = await attempt(() => client.call('requestTrackingCode', { body }));
        // The store deletes an expired code after a while and then cannot replace it. A new code is requested
        // instead.
        const isForgotten = !again.ok && isUnknownCode(again);
        handleSent(orderCode, isForgotten ? await requestCode(orderCode) : again, 'again');
      }),
    submitCode: (otp) =>
      runExclusive('checking', async () => {
        const body = { orderCode, refId, otp };
        const outcome = await attempt(() => client.call('checkTrackingCode', { body }));
        if (outcome.ok) return onProven(outcome.token);
        patch({ error: codeFailureText(outcome, copy), isCodeSpent: needsNewCode(outcome) });
      }),
    changeNumber: () => patch({ step: 'number', error: '', isCodeSpent: false }),
    onType: () => {
      patch({ error: '' });
      if (state.step === 'number') captcha.start();
    },
  };
}
