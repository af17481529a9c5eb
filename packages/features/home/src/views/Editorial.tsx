import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextLink } from '@luxe/ui/text-link';
import type { BlockOf } from './blocks.ts';
import { Split } from './Home.styles.ts';

/** A picture and the few sentences that go with it, on the side that `layout` names for the picture. */
export function Editorial({ block }: { block: BlockOf<'editorial'> }) {
  const { kicker, title, text, link, image, layout } = block;
  return (
    <Container>
      <Split $flipped={layout === 'right'}>
        <Image {...pictureProps(image.tall, widthsFor.banner, sizesFor.column)} ratio="4/5" tone="photo" />
        <Stack as="section" gap={18} align="start">
          <Text voice="editor" size="lg" tone="secondary">
            {kicker}
          </Text>
          <Heading level={2} size="display-m">
            {title}
          </Heading>
          <Text size="lg" tone="secondary">
            {text}
          </Text>
          <TextLink href={link.href}>{link.label}</TextLink>
        </Stack>
      </Split>
    </Container>
  );
}
