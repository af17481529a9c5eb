import { useClient, useSession } from '@luxe/resources';
import { createCaptchaSolver } from '@luxe/resources/captcha';
import type { ModalContentProps } from '@luxe/ui/modal-host';
import { useMemo, useState } from 'react';
import { copy } from './data/copy.ts';
import type { LoginOutcome } from './data/useLogin.ts';
import { PasswordView } from './views/PasswordView.tsx';

/** Login by phone number or e-mail address and password, in a shop without single sign-on [AUT-11]. */
export function PasswordLogin({ onDone }: ModalContentProps<LoginOutcome>) {
  const { loginByPassword } = useSession();
  const client = useClient();
  const captcha = useMemo(() => createCaptchaSolver(client, 'storeCaptcha'), [client]);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(given: { username: string; password: string }) {
    if (busy) return;
    setBusy(true);
    setError('');
    const outcome = await loginByPassword({ ...given, captchaToken: await captcha.take() });
    setBusy(false);
    if (outcome.ok) return onDone('loggedIn');
    if (outcome.reason === 'offline') return setError(copy.offline);
    setError(outcome.reason === 'failed' ? copy.failed : outcome.message);
  }

  return (
    <PasswordView error={error} busy={busy} onType={captcha.start} onSubmit={(given) => void submit(given)} />
  );
}
