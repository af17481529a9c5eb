import { current } from '@luxe/contract/calls';
import { useClient, useSession, useSwitch } from '@luxe/resources';
import { copy } from './copy.ts';
import { changing } from './data/changing.ts';
import { saveFile } from './data/saveFile.ts';
import { useProfile } from './data/useProfile.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { ProfileView } from './views/ProfileView.tsx';

export type ProfileScreenProps = {
  /** Asks for another phone or e-mail address and its code; true when it is hers now. Without it neither can be changed. */
  onChangeContact?: ((kind: 'phone' | 'email') => Promise<boolean>) | undefined;
  /** The account is being deleted: lead her out of it. The session ends afterwards. */
  onDeleted: (message: string) => Promise<void> | void;
};

const params = { user: current };

/** `/my-account/update-profile` [ACC-01]. */
export function ProfileScreen({ onChangeContact, onDeleted }: ProfileScreenProps) {
  const client = useClient();
  const { logout } = useSession();
  const { profile, error, retry, save } = useProfile();
  const canEdit = useSwitch('isProfileUpdateEnabled');
  const change = (kind: 'phone' | 'email') =>
    void onChangeContact?.(kind).then(async (isChanged) => {
      if (isChanged) await retry();
    });
  if (error && !profile) return <AccountFailed title={copy.profile} onRetry={() => void retry()} />;
  if (!profile) return <AccountLoading title={copy.profile} />;
  return (
    <ProfileView
      profile={profile}
      canEdit={canEdit}
      onSave={save}
      onDownload={() =>
        changing(async () => saveFile('luxe-my-data.json', await client.call('personalData', { params })))
      }
      onDelete={async () => {
        const outcome = await changing(() => client.call('deleteAccount', { params }));
        if (!outcome.ok) return outcome;
        await onDeleted(copy.leave.done);
        await logout();
        return outcome;
      }}
      onChangePhone={onChangeContact && (() => change('phone'))}
      onChangeEmail={onChangeContact && (() => change('email'))}
    />
  );
}
