import { ArtBanner } from '@luxe/patterns/art-banner';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import type { BlockOf } from '../data/contentPageParts.ts';
import { HeroCopy } from './Home.styles.ts';

export type HeroProps = {
  block: BlockOf<'hero'>;
  /** First block of the page: its title is the page heading, and its picture loads with priority. */
  first?: boolean;
};

/**
 * Whether a title is short enough for the largest heading size: at most 18 characters, about two or three
 * words.
 */
const isShort = (title: string) => title.length <= 18;

/** A full-bleed picture with a heading, a sentence and a link. */
export function Hero({ block: { kicker, title, text, link, image, focus }, first = false }: HeroProps) {
  return (
    <ArtBanner image={image} focus={focus} priority={first}>
      <Stack as="section" gap={20} align="start">
        {kicker && (
          <Text voice="editor" size="lg">
            {kicker}
          </Text>
        )}
        <HeroCopy>
          <Heading
            level={first ? 1 : 2}
            size={isShort(title) ? 'display-xl' : 'display-l'}
            tabIndex={first ? -1 : undefined}
          >
            {title}
          </Heading>
        </HeroCopy>
        <HeroCopy $narrow>
          <Text size="lg">{text}</Text>
        </HeroCopy>
        <Link href={link.href}>{link.label}</Link>
      </Stack>
    </ArtBanner>
  );
}
