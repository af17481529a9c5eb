import { filmProps } from '@luxe/patterns/film-props';
import { sizesFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Film } from '@luxe/ui/film';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import styled from 'styled-components';
import type { BlockOf } from '../data/contentPageParts.ts';

/** A film with text below. The film plays when the shopper presses it. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const { title, text, link, poster } = block;
  const film = filmProps(block, poster, sizesFor.banner);
  if (!film) return null;
  return (
    <Container>
      <section>
        <Film {...film} />
        <Caption>
          <Stack gap={6}>
            <Heading level={2} size="title-m">
              {title}
            </Heading>
            {text && (
              <Text size="sm" tone="secondary">
                {text}
              </Text>
            )}
          </Stack>
          {link && <Link href={link.href}>{link.label}</Link>}
        </Caption>
      </section>
    </Container>
  );
}

/** Text below the film. The link is at the right where space allows. */
const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
  padding-block-start: var(--lx-space-16);
`;
