import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import type { BlockOf } from './blocks.ts';
import { Notes, Prosaic } from './Home.styles.ts';

/** A list whose every item opens with its own name. */
const isNotes = (html: string) =>
  /^<ul>(?:<li>(?:<a [^>]*>)?<strong>(?:(?!<\/li>).)*<\/li>)+<\/ul>$/s.test(html);

/** What an editor wrote, under a heading. Named notes stand beside each other, under a line. */
export function TextBlock({ block: { title, html } }: { block: BlockOf<'text'> }) {
  const Frame = isNotes(html) ? Notes : Prosaic;
  return (
    <Container>
      <Frame>
        <Stack as="section" gap={20}>
          {title && <Heading level={2}>{title}</Heading>}
          <Prose html={html} />
        </Stack>
      </Frame>
    </Container>
  );
}
