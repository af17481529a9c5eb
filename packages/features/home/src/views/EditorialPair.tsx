import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import type { BlockOf } from '../data/contentPageParts.ts';
import { Pair, Caption } from './EditorialPair.styles.ts';

type Story = BlockOf<'editorial'>;

/** Two editorials side by side, the second narrower and lower. On phones they are stacked. */
export function EditorialPair({ blocks }: { blocks: readonly [Story, Story] }) {
  return (
    <Container>
      <Pair>
        {blocks.map((block, at) => (
          <StoryCard key={block.title} block={block} isWide={at === 0} />
        ))}
      </Pair>
    </Container>
  );
}

type StoryCardProps = { block: Story; isWide: boolean };

function StoryCard({ block: { title, text, link, image }, isWide }: StoryCardProps) {
  const { tall } = image;
  const isCutOut = image.wide.url === tall.url;
  return (
    <article>
      <Image
        {...pictureProps(tall, widthsFor.banner, isWide ? sizesFor.wideColumn : sizesFor.narrowColumn)}
        ratio="4/5"
        fit={isCutOut ? 'contain' : 'cover'}
        tone={isCutOut ? 'media' : 'photo'}
      />
      <Caption>
        <Stack gap={6}>
          <Heading level={2} size="title-m">
            {title}
          </Heading>
          <Text size="sm" tone="secondary">
            {text}
          </Text>
        </Stack>
        <Link href={link.href}>{link.label}</Link>
      </Caption>
    </article>
  );
}
