import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import type { BlockOf } from './blocks.ts';
import { Pair, Under } from './EditorialPair.styles.ts';

type Story = BlockOf<'editorial'>;

/** Two stories beside each other, the second narrower and lower; words under the pictures. Below each other on phones. */
export function EditorialPair({ blocks }: { blocks: readonly [Story, Story] }) {
  return (
    <Container>
      <Pair>
        {blocks.map((block) => (
          <StoryCard key={block.title} block={block} />
        ))}
      </Pair>
    </Container>
  );
}

function StoryCard({ block: { title, text, link, image } }: { block: Story }) {
  const { tall } = image;
  const isCutOut = image.wide.url === tall.url;
  return (
    <article>
      <Image
        {...pictureProps(tall, widthsFor.banner, sizesFor.column)}
        ratio="4/5"
        fit={isCutOut ? 'contain' : 'cover'}
        tone={isCutOut ? 'media' : 'photo'}
      />
      <Under>
        <Stack gap={6}>
          <Heading level={2} size="title-m">
            {title}
          </Heading>
          <Text size="sm" tone="secondary">
            {text}
          </Text>
        </Stack>
        <Link href={link.href}>{link.label}</Link>
      </Under>
    </article>
  );
}
