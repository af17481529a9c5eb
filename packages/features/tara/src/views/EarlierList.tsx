import { taraConversationHref } from '@luxe/contract/tara-paths';
import { IconButton } from '@luxe/ui/icon-button';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { titleOf, type Conversation } from '../data/conversation.ts';
import { copy } from '../data/copy.ts';
import { EarlierRow } from './Tara.styles.ts';

export type EarlierListProps = {
  conversations: readonly Conversation[];
  openId: string | undefined;
  /** Deletes a conversation, or all of them without an id. */
  onRemove: (id?: string) => void;
};

/** The conversations of this device as links, newest first. Each of them can be deleted. */
export function EarlierList({ conversations, openId, onRemove }: EarlierListProps) {
  return (
    <Stack gap={8}>
      <Stack as="ul" gap={2} role="list" aria-label={copy.earlier}>
        {conversations.map((conversation) => {
          const { id } = conversation;
          const title = titleOf(conversation);
          return (
            <EarlierRow key={id}>
              <Link
                href={taraConversationHref(id)}
                tone="bare"
                aria-current={id === openId ? 'page' : undefined}
              >
                <Text as="span" size="ui" weight={id === openId ? 'medium' : 'regular'} lines={2}>
                  {title}
                </Text>
              </Link>
              <IconButton icon="close" size="s" label={copy.remove(title)} onClick={() => onRemove(id)} />
            </EarlierRow>
          );
        })}
      </Stack>
      <Text size="xs" tone="secondary">
        {copy.device} <TextButton onClick={() => onRemove()}>{copy.removeAll}</TextButton>
      </Text>
    </Stack>
  );
}
