import { newsletterPath, type NewsletterOutcome } from '@luxe/contract/letter-paths';
import { Heading } from '@luxe/ui/heading';
import { LineForm } from '@luxe/ui/line-form';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from './data/copy.ts';
import { newsletterOutcomeTexts } from './data/outcomes.ts';
import { Column } from './views/Column.ts';

const tones = { sent: 'info', confirmed: 'success' } as const;

/** Signs up for the newsletter, and shows what became of the form. Works without scripts. */
export function NewsletterScreen({ outcome }: { outcome: NewsletterOutcome | undefined }) {
  const isDone = outcome === 'sent' || outcome === 'confirmed';
  return (
    <Page gap={36}>
      <Stack gap={12}>
        <Heading level={1}>{copy.newsletter}</Heading>
        <Text size="lg" tone="secondary">
          {copy.newsletterIntro}
        </Text>
      </Stack>
      <Column>
        <Stack gap={28}>
          {outcome && (
            <Notice
              tone={isDone ? tones[outcome] : 'error'}
              live
              shouldFocus
              title={newsletterOutcomeTexts[outcome].title}
            >
              {newsletterOutcomeTexts[outcome].text}
            </Notice>
          )}
          {!isDone && (
            <LineForm
              action={newsletterPath}
              label={copy.email}
              name="email"
              type="email"
              autoComplete="email"
              hint={copy.consent}
              submitLabel={copy.signUp}
            />
          )}
        </Stack>
      </Column>
    </Page>
  );
}
