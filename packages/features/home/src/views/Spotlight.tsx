import type { BlockOf } from './blocks.ts';
import { Ground } from './Ground.tsx';
import { StorySplit } from './StorySplit.tsx';

/** A door into another part of the house, on its own ground. */
export function Spotlight({ block }: { block: BlockOf<'spotlight'> }) {
  const { image, ...words } = block;
  const isIndiluxe = block.kicker.toLowerCase() === 'indiluxe';
  return (
    <Ground isIndiluxe={isIndiluxe}>
      <StorySplit {...words} picture={image} isCutOut={image.height > image.width} isDoor={isIndiluxe} />
    </Ground>
  );
}
