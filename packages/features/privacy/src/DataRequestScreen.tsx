import type { DataRequestOutcome } from '@luxe/contract/letter-paths';
import { useSession } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { copy } from './data/copy.ts';
import { dataRequestOutcomeTexts } from './data/outcomes.ts';
import { useDataRights } from './data/useDataRights.ts';
import { NomineeForm } from './views/NomineeForm.tsx';
import { RequestForm } from './views/RequestForm.tsx';
import { RequestList } from './views/RequestList.tsx';

export type DataRequestScreenProps = {
  /** What became of the confirmation of a request; undefined before. */
  outcome: DataRequestOutcome | undefined;
  /** Called when a guest wants to nominate a person. */
  onLoginNeeded: () => void;
};

/** Requests about personal data for everyone, and the nominee of a customer (DPDP Act). */
export function DataRequestScreen({ outcome, onLoginNeeded }: DataRequestScreenProps) {
  const { status } = useSession();
  const { rights, known, hasFailed, retry, send, nominate } = useDataRights(status === 'customer');
  return (
    <Page gap={56}>
      <Stack gap={20}>
        <Heading level={1}>{copy.rights}</Heading>
        <Text size="lg" tone="secondary">
          {copy.rightsIntro}
        </Text>
        {outcome && <OutcomeNotice outcome={outcome} />}
      </Stack>
      <RequestForm known={known} onSend={send} />
      {status === 'customer' && hasFailed && (
        <Notice
          tone="error"
          title={copy.failedTitle}
          action={<TextButton onClick={() => void retry()}>{copy.retry}</TextButton>}
        />
      )}
      {status === 'customer' && !rights && !hasFailed && <Loader active label={copy.loading} />}
      {rights && rights.requests.length > 0 && (
        <Stack as="section" gap={20}>
          <Heading level={2}>{copy.requests}</Heading>
          <RequestList requests={rights.requests} />
        </Stack>
      )}
      <Stack as="section" gap={20}>
        <Heading level={2}>{copy.nominee}</Heading>
        <Text tone="secondary">{status === 'guest' ? copy.nomineeLogIn : copy.nomineeText}</Text>
        {status === 'guest' && (
          <div>
            <Button emphasis="secondary" onClick={onLoginNeeded}>
              {copy.logIn}
            </Button>
          </div>
        )}
        {rights && <NomineeForm nominee={rights.nominee} onSave={nominate} />}
      </Stack>
    </Page>
  );
}

function OutcomeNotice({ outcome }: { outcome: DataRequestOutcome }) {
  const { title, text } = dataRequestOutcomeTexts[outcome];
  return (
    <Notice tone={outcome === 'confirmed' ? 'success' : 'error'} live shouldFocus title={title}>
      {text}
    </Notice>
  );
}
