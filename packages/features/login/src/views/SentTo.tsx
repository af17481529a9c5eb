import type { Contact } from '@luxe/resources';
import { Text } from '@luxe/ui/text';
import { copy, shown } from '../copy.ts';
import { Intro } from './Login.styles.ts';

/** Where the code went. */
export function SentTo({ contact }: { contact: Contact }) {
  return (
    <Intro>
      <Text tone="secondary">
        <span>{`${copy.sentTo(contact)} `}</span>
        <Text as="span" tone="primary" tabular translate="no">
          {shown(contact)}
        </Text>
      </Text>
    </Intro>
  );
}
