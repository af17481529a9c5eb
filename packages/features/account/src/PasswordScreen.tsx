import { current } from '@luxe/contract/calls';
import { useClient } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { attemptChange } from './data/attemptChange.ts';
import { useProfile } from './data/useProfile.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { PasswordView } from './views/PasswordView.tsx';

/** `/my-account/update-password` [ACC-05] [ACC-15]. */
export function PasswordScreen() {
  const client = useClient();
  const { profile, error, retry } = useProfile();
  if (error && !profile) return <AccountFailed title={copy.password} onRetry={() => void retry()} />;
  if (!profile) return <AccountLoading title={copy.password} />;
  return (
    <PasswordView
      hasPassword={profile.hasPassword}
      onSave={async ({ old, next: newPassword }) => {
        const outcome = await attemptChange(() =>
          client.call('resetCustomerPassword', {
            params: { userName: current },
            query: { old, newPassword },
          }),
        );
        if (outcome.ok) await retry();
        return outcome;
      }}
    />
  );
}
