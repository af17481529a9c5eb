import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Stack } from '@luxe/ui/stack';
import { Surface } from '@luxe/ui/surface';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { Wordmark } from '@luxe/ui/wordmark';
import type { BlockOf } from './blocks.ts';
import { GroundInside, Split } from './Home.styles.ts';

/** A door into another part of the house. That of indiluxe stands on its own ground, under the selvedge. */
export function Spotlight({ block: { kicker, title, text, link, image } }: { block: BlockOf<'spotlight'> }) {
  const isIndiluxe = kicker.toLowerCase() === 'indiluxe';
  const isCutOut = image.height > image.width;
  return (
    <Surface as="section" catalogue={isIndiluxe ? 'indiluxe' : undefined}>
      {isIndiluxe && <Divider tone="selvedge" />}
      <Container>
        <GroundInside>
          <Split $flipped={false}>
            <Image
              {...pictureProps(image, widthsFor.banner, sizesFor.column)}
              ratio="4/5"
              fit={isCutOut ? 'contain' : 'cover'}
              tone={isCutOut ? 'media' : 'photo'}
            />
            <Stack gap={18} align="start">
              {isIndiluxe ? (
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
        </GroundInside>
      </Container>
    </Surface>
  );
}
