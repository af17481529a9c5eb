import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import type { BlockOf } from './blocks.ts';
import { Letter } from './LetterIndex.styles.ts';

/** An index: each letter with what stands under it, in columns. */
export function LetterIndex({ blocks }: { blocks: readonly BlockOf<'text'>[] }) {
  return (
    <Container>
      {blocks.map(({ title, html }) => (
        <Letter key={title}>
          <Heading level={2} size="display-m">
            {title}
          </Heading>
          <Prose html={html} />
        </Letter>
      ))}
    </Container>
  );
}
