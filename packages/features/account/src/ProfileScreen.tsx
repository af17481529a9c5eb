import { current } from '@luxe/contract/calls';
import { useClient, useSession, useSwitch } from '@luxe/resources';
import { copy } from './copy.ts';
import { changing } from './data/changing.ts';
import { saveFile } from './data/saveFile.ts';
import { useProfile } from './data/useProfile.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { ProfileView, type ProfileViewProps } from './views/ProfileView.tsx';

export type ProfileScreenProps = Pick<ProfileViewProps, 'onChangePhone' | 'onChangeEmail'> & {
  /** The account is being deleted: lead her out of it. The session ends afterwards. */
  onDeleted: (message: string) => Promise<void> | void;
};

const params = { user: current };

/** `/my-account/update-profile` [ACC-01]. */
export function ProfileScreen({ onDeleted, ...change }: ProfileScreenProps) {
  const client = useClient();
  const { logout } = useSession();
  const { profile, error, retry, save } = useProfile();
  const canEdit = useSwitch('isProfileUpdateEnabled');
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
      {...change}
    />
  );
}
