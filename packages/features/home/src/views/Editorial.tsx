import { Container } from '@luxe/ui/container';
import type { BlockOf } from '../data/contentPageParts.ts';
import { BackgroundSection } from './BackgroundSection.tsx';
import { StorySplit } from './StorySplit.tsx';

/** An editorial block. A block about indiluxe has the indiluxe background and selvedge divider. */
export function Editorial({ block }: { block: BlockOf<'editorial'> }) {
  const { image, layout, ...storyProps } = block;
  const hasWordmark = block.kicker.toLowerCase() === 'indiluxe';
  const story = (
    <StorySplit
      {...storyProps}
      picture={image.tall}
      isCutOut={image.wide.url === image.tall.url}
      hasWordmark={hasWordmark}
      // `layout` is the side of the picture.
      flipped={layout === 'right'}
    />
  );
  return hasWordmark ? (
    <BackgroundSection isIndiluxe>{story}</BackgroundSection>
  ) : (
    <Container>{story}</Container>
  );
}
