import type { BlockOf } from '../data/contentPageParts.ts';
import { BackgroundSection } from './BackgroundSection.tsx';
import { StorySplit } from './StorySplit.tsx';

/** A link to another part of the shop, on its own background. */
export function Spotlight({ block }: { block: BlockOf<'spotlight'> }) {
  const { image, ...storyProps } = block;
  const isIndiluxe = block.kicker.toLowerCase() === 'indiluxe';
  return (
    <BackgroundSection isIndiluxe={isIndiluxe}>
      <StorySplit
        {...storyProps}
        picture={image}
        isCutOut={image.height > image.width}
        hasWordmark={isIndiluxe}
      />
    </BackgroundSection>
  );
}
