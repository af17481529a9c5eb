import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Stack } from '@luxe/ui/stack';
import { Surface } from '@luxe/ui/surface';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { Wordmark } from '@luxe/ui/wordmark';
import { Divider } from '@luxe/ui/divider';
import type { BlockOf } from './blocks.ts';
import { GroundInside, Split } from './Home.styles.ts';

/** The story that leads into the other catalogue stands on that one's ground, under the selvedge. */
export function Editorial({ block }: { block: BlockOf<'editorial'> }) {
  if (block.kicker.toLowerCase() !== 'indiluxe')
    return (
      <Container>
        <Story block={block} />
      </Container>
    );
  return (
    <Surface as="section" catalogue="indiluxe">
      <Divider tone="selvedge" />
      <Container>
        <GroundInside>
          <Story block={block} isDoor />
        </GroundInside>
      </Container>
    </Surface>
  );
}

type StoryProps = { block: BlockOf<'editorial'>; isDoor?: boolean };

/** A picture and the few sentences that go with it, on the side that `layout` names for the picture. */
function Story({ block: { kicker, title, text, link, image, layout }, isDoor = false }: StoryProps) {
  const isCutOut = image.wide.url === image.tall.url;
  return (
    <Split $flipped={layout === 'right'}>
      <Image
        {...pictureProps(image.tall, widthsFor.banner, sizesFor.column)}
        ratio="4/5"
        fit={isCutOut ? 'contain' : 'cover'}
        tone={isCutOut ? 'media' : 'photo'}
      />
      <Stack as="section" gap={18} align="start">
        {isDoor ? (
          <Wordmark catalogue="indiluxe" size="m" />
        ) : (
          <Text voice="editor" size="lg" tone="secondary">
            {kicker}
          </Text>
        )}
        <Heading level={2} size="display-m">
          {title}
        </Heading>
        <Text size="lg" tone="secondary">
          {text}
        </Text>
        <Link href={link.href}>{link.label}</Link>
      </Stack>
    </Split>
  );
}
