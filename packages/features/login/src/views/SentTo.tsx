import type { Contact } from '@luxe/resources';
import { Text } from '@luxe/ui/text';
import { copy, formatContact } from '../data/copy.ts';
import { Intro } from './Login.styles.ts';

/** Shows the contact that the code was sent to. */
export function SentTo({ contact }: { contact: Contact }) {
  return (
    <Intro>
      <Text tone="secondary">
        <span>{`${copy.sentTo(contact)} `}</span>
        <Text as="span" tone="primary" tabular translate="no">
          {formatContact(contact)}
        </Text>
      </Text>
    </Intro>
  );
}
