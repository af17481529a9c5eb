import { unsubscribePath, type UnsubscribeOutcome } from '@luxe/contract/letter-paths';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from './data/copy.ts';
import { unsubscribeOutcomeTexts } from './data/outcomes.ts';
import { PressForm } from './views/PressForm.tsx';

export type UnsubscribeScreenProps = {
  /** Signed token in the URL; empty without a link of a message. */
  token: string;
  /** What became of the form; undefined before it is sent. */
  outcome: UnsubscribeOutcome | undefined;
};

const tones = { ended: 'success', resumed: 'success', failed: 'error', unknown: 'error' } as const;

/** Ends the newsletter by the link of a message, with one press, or resumes it. Works without scripts. */
export function UnsubscribeScreen({ token, outcome }: UnsubscribeScreenProps) {
  const notice = outcome && unsubscribeOutcomeTexts[outcome];
  const isEnded = outcome === 'ended';
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.unsubscribe}</Heading>
      {notice && (
        <Notice tone={tones[outcome]} live shouldFocus title={notice.title}>
          {notice.text}
        </Notice>
      )}
      {token === '' ? (
        <Stack gap={12} align="start">
          <Text tone="secondary">{copy.unsubscribeWithout}</Text>
          <Link href="/my-account/update-profile">{copy.profile}</Link>
        </Stack>
      ) : (
        <Stack gap={20} align="start">
          {!isEnded && <Text tone="secondary">{copy.unsubscribeText}</Text>}
          <PressForm
            action={unsubscribePath(token)}
            label={isEnded ? copy.resume : copy.unsubscribeButton}
            {...(isEnded && { value: 'resume', emphasis: 'secondary' as const })}
          />
        </Stack>
      )}
    </Page>
  );
}
