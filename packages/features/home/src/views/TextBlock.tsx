import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import type { BlockOf } from './blocks.ts';
import { Prosaic } from './Home.styles.ts';

/** What an editor wrote, under a heading. */
export function TextBlock({ block: { title, html } }: { block: BlockOf<'text'> }) {
  return (
    <Container>
      <Prosaic>
        <Stack as="section" gap={20}>
          {title && <Heading level={2}>{title}</Heading>}
          <Prose html={html} />
        </Stack>
      </Prosaic>
    </Container>
  );
}
