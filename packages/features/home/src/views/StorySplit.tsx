import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Wordmark } from '@luxe/ui/wordmark';
import type { BlockOf } from '../data/contentPageParts.ts';
import { Split } from './Home.styles.ts';

export type StorySplitProps = Pick<BlockOf<'editorial'>, 'kicker' | 'title' | 'text' | 'link'> & {
  picture: BlockOf<'spotlight'>['image'];
  /**
   * True when the picture shows an object without a background. The picture is then not cropped, and has the
   * media colour behind it.
   */
  isCutOut: boolean;
  /**
   * True when the block links to indiluxe. The block then shows the indiluxe wordmark instead of its kicker.
   */
  hasWordmark?: boolean;
  /** Shows the picture on the right. */
  flipped?: boolean;
};

/** A picture beside a heading, a text and a link. */
export function StorySplit({
  kicker,
  title,
  text,
  link,
  picture,
  isCutOut,
  hasWordmark = false,
  flipped = false,
}: StorySplitProps) {
  return (
    <Split $flipped={flipped}>
      <Image
        {...pictureProps(picture, widthsFor.banner, sizesFor.column)}
        ratio="4/5"
        fit={isCutOut ? 'contain' : 'cover'}
        tone={isCutOut ? 'media' : 'photo'}
      />
      <Stack as="section" gap={18} align="start">
        {hasWordmark ? (
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
