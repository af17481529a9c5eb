import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { BlockOf } from '../data/contentPageParts.ts';
import { Card, Row } from './SpotlightRow.styles.ts';

type Spotlight = BlockOf<'spotlight'>;

/** A row of spotlights. A kicker that all of them share is shown once, above the row. */
export function SpotlightRow({ blocks }: { blocks: readonly Spotlight[] }) {
  const shared = blocks.every(({ kicker }) => kicker === blocks[0]?.kicker) ? blocks[0]?.kicker : undefined;
  return (
    <Container>
      <Stack as="section" gap={20}>
        {shared && (
          <Text voice="editor" size="lg" tone="secondary" role="heading" aria-level={2}>
            {shared}
          </Text>
        )}
        <Row role="list" $even={blocks.length % 2 === 0}>
          {blocks.map((block) => (
            <SpotlightCard key={block.title} block={block} hasKicker={!shared} level={shared ? 3 : 2} />
          ))}
        </Row>
      </Stack>
    </Container>
  );
}

type SpotlightCardProps = { block: Spotlight; hasKicker: boolean; level: 2 | 3 };

function SpotlightCard({
  block: { kicker, title, text, link, image },
  hasKicker,
  level,
}: SpotlightCardProps) {
  const isCutOut = image.height > image.width;
  return (
    <Card as="li">
      <Image
        {...pictureProps(image, widthsFor.tile, sizesFor.pictureLink)}
        alt=""
        ratio={isCutOut ? '4/5' : '3/2'}
        fit={isCutOut ? 'contain' : 'cover'}
        tone={isCutOut ? 'media' : 'photo'}
      />
      <Stack gap={4}>
        {hasKicker && (
          <Text voice="editor" tone="secondary">
            {kicker}
          </Text>
        )}
        <Heading level={level} size="title-s">
          <a href={link.href}>{title}</a>
        </Heading>
        <Text size="sm" tone="secondary">
          {text}
        </Text>
      </Stack>
    </Card>
  );
}
