import { current } from '@luxe/contract/calls';
import { useClient, useSession, useSwitch } from '@luxe/resources';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { attemptChange } from './data/attemptChange.ts';
import { useMailPreferences } from './data/useMailPreferences.ts';
import { useProfile } from './data/useProfile.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { MailChoices } from './views/MailChoices.tsx';
import { ProfileView } from './views/ProfileView.tsx';

export type ProfileScreenProps = {
  /**
   * Changes the phone number or the e-mail address by a one-time code. Resolves to true after a change. If
   * undefined, the page offers no such change.
   */
  onChangeContact?: ((kind: 'phone' | 'email') => Promise<boolean>) | undefined;
  /**
   * Called with a message when the store has started to delete the account, so that the caller can navigate
   * away. The session ends after the returned promise resolves.
   */
  onDeleted: (message: string) => Promise<void> | void;
  /** Messages to this device, below the messages by mail. */
  deviceMessages?: ReactNode;
};

const params = { user: current };

/** `/my-account/update-profile` [ACC-01]. */
export function ProfileScreen({ onChangeContact, onDeleted, deviceMessages }: ProfileScreenProps) {
  const client = useClient();
  const { logout } = useSession();
  const { profile, error, retry, save } = useProfile();
  const mail = useMailPreferences();
  const canEdit = useSwitch('isProfileUpdateEnabled');
  const hasWhatsApp = useSwitch('whatsappconsent');
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
      mail={
        mail.preferences && (
          <>
            <MailChoices preferences={mail.preferences} hasWhatsApp={hasWhatsApp} onChange={mail.change} />
            {deviceMessages}
          </>
        )
      }
      onDownload={() =>
        attemptChange(async () =>
          saveFile('luxe-my-data.json', await client.call('personalData', { params })),
        )
      }
      onDelete={async () => {
        const outcome = await attemptChange(() => client.call('deleteAccount', { params }));
        if (!outcome.ok) return outcome;
        await onDeleted(copy.deleteAccount.done);
        await logout();
        return outcome;
      }}
      onChangePhone={onChangeContact && (() => change('phone'))}
      onChangeEmail={onChangeContact && (() => change('email'))}
    />
  );
}

/** Downloads `data` as a JSON file. */
function saveFile(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
