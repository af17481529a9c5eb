import { askTaraHref } from '@luxe/contract/tara-paths';
import type { Catalogue } from '@luxe/format';
import { ChatSuggestions } from '@luxe/patterns/chat-frame';
import { LinkButton } from '@luxe/ui/link-button';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId } from 'react';
import { copy } from '../data/copy.ts';

export type HintLinksProps = { hints: readonly string[]; catalogue: Catalogue };

/** Questions that editors suggest [CON-09]. Renders nothing without any. */
export function HintLinks({ hints, catalogue }: HintLinksProps) {
  const id = useId();
  if (hints.length === 0) return null;
  return (
    <Stack gap={12}>
      <Text id={id} size="sm" tone="secondary">
        {copy.hints}
      </Text>
      <ChatSuggestions labelledBy={id}>
        {hints.map((hint) => (
          <li key={hint}>
            <LinkButton emphasis="secondary" size="s" href={askTaraHref(hint, catalogue)}>
              {hint}
            </LinkButton>
          </li>
        ))}
      </ChatSuggestions>
    </Stack>
  );
}
