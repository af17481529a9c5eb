import type { Profile } from '@luxe/contract/calls';
import { formatDate, formatPhone } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Divider } from '@luxe/ui/divider';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useState, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import { FormColumn } from './Account.styles.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export type ProfileViewProps = ProfileFormProps & {
  /**
   * Whether the customer can edit the profile. False when the shop has switched editing off, and until this
   * setting has loaded.
   */
  canEdit: boolean;
  /**
   * Each callback starts a change of phone or e-mail by a one-time code. If a callback is undefined, its
   * button is hidden.
   */
  onChangePhone?: (() => void) | undefined;
  onChangeEmail?: (() => void) | undefined;
  /** Which messages the customer gets; undefined while this loads. */
  mail?: ReactNode;
  onDownload: () => Promise<ChangeOutcome>;
  onDelete: () => Promise<ChangeOutcome>;
};

const profileCopy = copy.profileForm;

/** Profile, download of personal data, and deletion of the account [ACC-01]. */
export function ProfileView({
  profile,
  canEdit,
  onSave,
  mail,
  onDownload,
  onDelete,
  ...change
}: ProfileViewProps) {
  return (
    <Page gap={40}>
      <Heading level={1}>{copy.profile}</Heading>
      <FormColumn>
        <Stack gap={32}>
          <FactList divided facts={[...contactsOf(profile, change), ...(canEdit ? [] : factsOf(profile))]} />
          {canEdit ? (
            <ProfileForm profile={profile} onSave={onSave} />
          ) : (
            <Notice title={profileCopy.editingDisabled} />
          )}
          {mail && (
            <>
              <Divider />
              {mail}
            </>
          )}
          <Divider />
          <DownloadData onDownload={onDownload} />
          <Divider />
          <DeleteAccount onDelete={onDelete} />
        </Stack>
      </FormColumn>
    </Page>
  );
}

type Change = Pick<ProfileViewProps, 'onChangePhone' | 'onChangeEmail'>;

/**
 * Returns the rows for phone and e-mail, each with a button that starts a change. The digits of the phone
 * number are grouped [ACC-06].
 */
function contactsOf(profile: Profile, { onChangePhone, onChangeEmail }: Change) {
  return [
    {
      term: profileCopy.phone,
      value: withAction(
        formatPhone(profile.primaryMobile.phoneNumber),
        profileCopy.changePhone,
        onChangePhone,
      ),
    },
    {
      term: profileCopy.email,
      value: profile.primaryEmailId
        ? withAction(profile.primaryEmailId, profileCopy.changeEmail, onChangeEmail)
        : withAction(profileCopy.none, profileCopy.addEmail, onChangeEmail),
    },
  ];
}

function withAction(value: string, label: string, onClick: (() => void) | undefined): ReactNode {
  if (!onClick) return value;
  return (
    <Stack direction="row" gap={16} wrap justify="between">
      {value}
      <TextButton onClick={onClick}>{label}</TextButton>
    </Stack>
  );
}

const factsOf = ({ contactName, gender, dateOfBirth, maritalStatus }: Profile) => [
  { term: profileCopy.firstName, value: contactName || profileCopy.notProvided },
  { term: profileCopy.gender, value: gender ?? profileCopy.notProvided },
  { term: profileCopy.birthday, value: dateOfBirth ? formatDate(dateOfBirth) : profileCopy.notProvided },
  { term: profileCopy.marital, value: maritalStatus ?? profileCopy.notProvided },
];

/** Downloads all stored data of the customer in one file. */
function DownloadData({ onDownload }: Pick<ProfileViewProps, 'onDownload'>) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChangeOutcome>();
  const download = async () => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await onDownload());
    setBusy(false);
  };
  return (
    <Stack gap={12} as="section">
      <Heading level={2} size="title-s">
        {copy.personalData.title}
      </Heading>
      <Text tone="secondary">{copy.personalData.text}</Text>
      {outcome && (
        <Notice
          live
          tone={outcome.ok ? 'success' : 'error'}
          title={outcome.ok ? copy.personalData.downloaded : outcome.message}
        />
      )}
      <div>
        <Button
          emphasis="secondary"
          busy={busy}
          busyLabel={copy.personalData.downloading}
          onClick={() => void download()}
        >
          {copy.personalData.download}
        </Button>
      </div>
    </Stack>
  );
}
