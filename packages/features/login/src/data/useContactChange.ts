import { attempt, useClient, type Contact } from '@luxe/resources';
import { useRef, useState } from 'react';
import type { Clock } from './clock.ts';
import { failureText, isUnknownCode, needsNewCode } from './loginFailure.ts';

export type ContactChange = {
  /** What is to take the place of the one known, once a code was sent to it. */
  contact: Contact | undefined;
  step: 'contact' | 'code';
  error: string;
  isCodeSpent: boolean;
  busy: 'no' | 'sending' | 'checking';
  resendAt: number;
  sent: number;
  /** The last one took the place of another that went to the same contact. */
  isResent: boolean;
  sendCode(contact: Contact): Promise<void>;
  resendCode(): Promise<void>;
  submitCode(otp: string): Promise<void>;
  back(): void;
  typed(): void;
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

/** A new phone or e-mail address: the code goes to the new one. `onChanged` is told when it has taken the place of the old one. */
export function useContactChange(clock: Clock, onChanged: () => void): ContactChange {
  const client = useClient();
  const [state, setState] = useState(start);
  const [busy, setBusy] = useState<ContactChange['busy']>('no');
  const isBusy = useRef(false);
  const patch = (change: Partial<typeof start>) => setState((now) => ({ ...now, ...change }));

  async function alone(what: ContactChange['busy'], work: () => Promise<void>) {
    // What was drawn lags behind: an automatic submit and a press of the button can come in one.
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(what);
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

  function take(contact: Contact, answer: Awaited<ReturnType<typeof attempt<Sent>>>, isResent: boolean) {
    if (!answer.ok) return patch({ error: failureText(answer), contact });
    const resendAt = clock.now() + answer.resendAfter * 1000;
    setState(({ sent }) => ({
      ...start,
      step: 'code',
      contact,
      resendAt,
      refId: answer.refId,
      sent: sent + 1,
      isResent,
    }));
  }

  const { contact, refId } = state;
  return {
    ...state,
    busy,
    sendCode: (given) => alone('sending', async () => take(given, await attempt(() => send(given)), false)),
    resendCode: () =>
      alone('sending', async () => {
        if (!contact) return;
        const again = await attempt(() => client.call('resendOtp', { body: { ...contact, refId } }));
        const isForgotten = !again.ok && isUnknownCode(again);
        take(contact, isForgotten ? await attempt(() => send(contact)) : again, true);
      }),
    submitCode: (otp) =>
      alone('checking', async () => {
        if (!contact) return;
        const answer = await attempt(() => verify(contact, { otp, refId }));
        if (answer.ok) return onChanged();
        patch({ error: failureText(answer), isCodeSpent: needsNewCode(answer) });
      }),
    back: () => patch({ step: 'contact', error: '', isCodeSpent: false }),
    typed: () => patch({ error: '' }),
  };
}
