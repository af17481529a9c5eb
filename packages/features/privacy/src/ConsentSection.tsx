import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { consentCopy as copy } from './data/consentCopy.ts';
import { Column } from './views/Column.ts';
import { ConsentForm, type ConsentFormProps } from './views/ConsentForm.tsx';

/** The form about cookies, for the page that lists them. Works without scripts. */
export function ConsentSection(props: ConsentFormProps) {
  return (
    <Column>
      <Stack as="section" gap={20} aria-label={copy.title}>
        <Heading level={2}>{copy.title}</Heading>
        <Text tone="secondary">{copy.intro}</Text>
        <ConsentForm {...props} />
      </Stack>
    </Column>
  );
}
