import { askTaraHref } from '@luxe/contract/tara-paths';
import type { Catalogue } from '@luxe/format';
import { Disclosure } from '@luxe/ui/disclosure';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useRef, useState } from 'react';
import { copy } from '../data/copy.ts';
import { EarlierList, type EarlierListProps } from './EarlierList.tsx';
import { About, SideHead } from './Tara.styles.ts';

export type SidePanelProps = EarlierListProps & { catalogue: Catalogue };

/** The heading, and the earlier conversations: open beside the conversation, folded away above it. */
export function SidePanel({ conversations, openId, catalogue, onRemove }: SidePanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [hasRemoved, setRemoved] = useState(false);
  const remove = (id?: string) => {
    // The row that has the focus disappears.
    moveFocus(title.current);
    setRemoved(true);
    onRemove(id);
  };
  const list = <EarlierList conversations={conversations} openId={openId} onRemove={remove} />;
  return (
    <Stack gap={20}>
      <SideHead>
        <Heading ref={title} level={1} tabIndex={-1}>
          {copy.title}
        </Heading>
        <About $isShort={openId !== undefined}>
          <Text tone="secondary">{copy.about}</Text>
        </About>
        {openId !== undefined && (
          <Link href={askTaraHref('', catalogue)} tone="quiet">
            {copy.fresh}
          </Link>
        )}
      </SideHead>
      {conversations.length > 0 && (
        <>
          <Show from={1024}>
            <Stack gap={8}>
              <Text size="sm" tone="secondary">
                {copy.earlier}
              </Text>
              {list}
            </Stack>
          </Show>
          <Show below={1024}>
            <Disclosure summary={copy.earlierCount(conversations.length)}>{list}</Disclosure>
          </Show>
        </>
      )}
      <VisuallyHidden as="div" role="status">
        {hasRemoved && copy.removed}
      </VisuallyHidden>
    </Stack>
  );
}
