import { pictureProps, sizesFor, widthsFor } from '@luxe/patterns/picture';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Wordmark } from '@luxe/ui/wordmark';
import type { BlockOf } from './blocks.ts';
import { Split } from './Home.styles.ts';

export type StorySplitProps = Pick<BlockOf<'editorial'>, 'kicker' | 'title' | 'text' | 'link'> & {
  picture: BlockOf<'spotlight'>['image'];
  /** An object on a transparent ground: shown whole, on the ground of objects. */
  isCutOut: boolean;
  /** Leads into the other catalogue: its name stands in place of the kicker. */
  isDoor?: boolean;
  /** The picture stands right. */
  flipped?: boolean;
};

/** A picture and the few sentences that go with it. */
export function StorySplit({
  kicker,
  title,
  text,
  link,
  picture,
  isCutOut,
  isDoor = false,
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
