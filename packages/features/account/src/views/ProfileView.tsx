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
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';
import { FormColumn } from './Account.styles.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export type ProfileViewProps = ProfileFormProps & {
  /** False while the shop has switched editing off, and until that is known. */
  canEdit: boolean;
  /** Begin the change of phone or e-mail by code. Without them there is no way to it here. */
  onChangePhone?: (() => void) | undefined;
  onChangeEmail?: (() => void) | undefined;
  onDownload: () => Promise<Changed>;
  onDelete: () => Promise<Changed>;
};

const words = copy.person;

/** Who the customer is; her data to take along; and the way out [ACC-01]. */
export function ProfileView({ profile, canEdit, onSave, onDownload, onDelete, ...change }: ProfileViewProps) {
  return (
    <Page gap={40}>
      <Heading level={1}>{copy.profile}</Heading>
      <FormColumn>
        <Stack gap={32}>
          <FactList ruled facts={[...contactsOf(profile, change), ...(canEdit ? [] : factsOf(profile))]} />
          {canEdit ? <ProfileForm profile={profile} onSave={onSave} /> : <Notice title={words.off} />}
          <Divider />
          <TakeAlong onDownload={onDownload} />
          <Divider />
          <DeleteAccount onDelete={onDelete} />
        </Stack>
      </FormColumn>
    </Page>
  );
}

type Change = Pick<ProfileViewProps, 'onChangePhone' | 'onChangeEmail'>;

/** What is changed by a code only. The phone reads in groups [ACC-06]. */
function contactsOf(profile: Profile, { onChangePhone, onChangeEmail }: Change) {
  return [
    {
      term: words.phone,
      value: withAct(formatPhone(profile.primaryMobile.phoneNumber), words.changePhone, onChangePhone),
    },
    {
      term: words.email,
      value: withAct(profile.primaryEmailId ?? words.none, words.changeEmail, onChangeEmail),
    },
  ];
}

function withAct(value: string, label: string, act: (() => void) | undefined): ReactNode {
  if (!act) return value;
  return (
    <Stack direction="row" gap={16} wrap justify="between">
      {value}
      <TextButton onClick={act}>{label}</TextButton>
    </Stack>
  );
}

const factsOf = ({ contactName, gender, dateOfBirth, maritalStatus }: Profile) => [
  { term: words.firstName, value: contactName || words.notSaid },
  { term: words.gender, value: gender ?? words.notSaid },
  { term: words.birthday, value: dateOfBirth ? formatDate(dateOfBirth) : words.notSaid },
  { term: words.marital, value: maritalStatus ?? words.notSaid },
];

/** All that is kept of her, in one file. */
function TakeAlong({ onDownload }: Pick<ProfileViewProps, 'onDownload'>) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Changed>();
  const download = async () => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await onDownload());
    setBusy(false);
  };
  return (
    <Stack gap={12} as="section">
      <Heading level={2} size="title-s">
        {copy.data.title}
      </Heading>
      <Text tone="secondary">{copy.data.text}</Text>
      {outcome && (
        <Notice
          live
          tone={outcome.ok ? 'success' : 'error'}
          title={outcome.ok ? copy.data.downloaded : outcome.message}
        />
      )}
      <div>
        <Button
          emphasis="secondary"
          busy={busy}
          busyLabel={copy.data.downloading}
          onClick={() => void download()}
        >
          {copy.data.download}
        </Button>
      </div>
    </Stack>
  );
}
