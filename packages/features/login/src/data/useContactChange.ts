import type { CountdownClock } from '@luxe/patterns/countdown';
import { attempt, useClient, type Contact } from '@luxe/resources';
import { isUnknownCode, needsNewCode } from '@luxe/resources/code-failure';
import { useRef, useState } from 'react';
import { failureText } from './loginFailure.ts';

export type ContactChange = {
  /** The new phone number or e-mail address; undefined until the shopper submits one. */
  contact: Contact | undefined;
  step: 'contact' | 'code';
  error: string;
  isCodeSpent: boolean;
  busy: 'no' | 'sending' | 'checking';
  /** Time from which another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  /** Number of codes sent. */
  sent: number;
  /** True when the last code was sent again to the same contact. */
  isResent: boolean;
  sendCode(contact: Contact): Promise<void>;
  resendCode(): Promise<void>;
  submitCode(otp: string): Promise<void>;
  back(): void;
  onType(): void;
};

const start = {
  step: 'contact' as 'contact' | 'code',
  contact: undefined as Contact | undefined,
  error: '',
  isCodeSpent: false,
  resendAt: 0,
  sent: 0,
  isResent: false,
  refId: '',
};

/**
 * State and actions of changing a phone number or e-mail address, by a code sent to the new one.
 * Calls `onChanged` once the new contact has replaced the old one.
 */
export function useContactChange(clock: CountdownClock, onChanged: () => void): ContactChange {
  const client = useClient();
  const [state, setState] = useState(start);
  const [busy, setBusy] = useState<ContactChange['busy']>('no');
  const isBusy = useRef(false);
  const patch = (change: Partial<typeof start>) => setState((now) => ({ ...now, ...change }));

  async function runExclusive(action: ContactChange['busy'], work: () => Promise<void>) {
    // Reads a ref, because a second submit can arrive before the next render updates the state.
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(action);
    patch({ error: '' });
    await work();
    isBusy.current = false;
    setBusy('no');
  }

  const send = (contact: Contact) =>
    'phone' in contact
      ? client.call('changePhone', { body: { ...contact, countryCode: '91' } })
      : client.call('changeEmail', { body: contact });

  type Sent = Awaited<ReturnType<typeof send>>;

  const verify = (contact: Contact, code: { otp: string; refId: string }) =>
    'phone' in contact
      ? client.call('verifyChangePhoneOtp', { body: { ...contact, ...code, countryCode: '91' } })
      : client.call('verifyChangeEmailOtp', { body: { ...contact, ...code } });

  function handleSent(
    contact: Contact,
    outcome: Awaited<ReturnType<typeof attempt<Sent>>>,
    isResent: boolean,
  ) {
    if (!outcome.ok) return patch({ error: failureText(outcome), contact });
    const resendAt = clock.now() + outcome.resendAfter * 1000;
    setState(({ sent }) => ({
      ...start,
      step: 'code',
      contact,
      resendAt,
      refId: outcome.refId,
      sent: sent + 1,
      isResent,
    }));
  }

  const { contact, refId } = state;
  return {
    ...state,
    busy,
    sendCode: (given) =>
      runExclusive('sending', async () => handleSent(given, await attempt(() => send(given)), false)),
    resendCode: () =>
      runExclusive('sending', async () => {
        if (!contact) return;
        const again = await attempt(() => client.call('resendOtp', { body: { ...contact, refId } }));
        const isForgotten = !again.ok && isUnknownCode(again);
        handleSent(contact, isForgotten ? await attempt(() => send(contact)) : again, true);
      }),
    submitCode: (otp) =>
      runExclusive('checking', async () => {
        if (!contact) return;
        const outcome = await attempt(() => verify(contact, { otp, refId }));
        if (outcome.ok) return onChanged();
        patch({ error: failureText(outcome), isCodeSpent: needsNewCode(outcome) });
      }),
    back: () => patch({ step: 'contact', error: '', isCodeSpent: false }),
    onType: () => patch({ error: '' }),
  };
}
