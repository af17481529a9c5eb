import type { FeedbackForm } from '@luxe/contract/calls';
import type { FeedbackKind } from '@luxe/contract/feedback-reasons';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';

export type FeedbackSubjectProps = { kind: FeedbackKind; form: FeedbackForm };

const maxItems = 3;

/** Heading of the page: what it asks about, with the number and the first items. */
export function FeedbackSubject({ kind, form: { number, items } }: FeedbackSubjectProps) {
  const rest = items.length - maxItems;
  return (
    <Stack gap={12}>
      <Heading level={1}>{copy.title[kind]}</Heading>
      <Text tone="secondary" tabular translate="no">
        {copy.number[kind](number)}
      </Text>
      <Text tone="secondary">
        {[items.slice(0, maxItems).join(', '), ...(rest > 0 ? [copy.more(rest)] : [])].join(' ')}
      </Text>
    </Stack>
  );
}
