import { isNotes, NamedNotes } from '@luxe/patterns/named-notes';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import type { BlockOf } from '../data/contentPageParts.ts';

/**
 * Editorial text with an optional heading. If the text is a list in which each item starts with its name, the
 * items are in columns.
 */
export function TextBlock({ block: { title, html } }: { block: BlockOf<'text'> }) {
  return (
    <Container>
      <Stack as="section" gap={20}>
        {title && <Heading level={2}>{title}</Heading>}
        {isNotes(html) ? <NamedNotes html={html} /> : <Prose html={html} />}
      </Stack>
    </Container>
  );
}
