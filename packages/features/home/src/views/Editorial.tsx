import { Container } from '@luxe/ui/container';
import type { BlockOf } from './blocks.ts';
import { Ground } from './Ground.tsx';
import { StorySplit } from './StorySplit.tsx';

/** A story. One that leads into the other catalogue stands on that one's ground, under the selvedge. */
export function Editorial({ block }: { block: BlockOf<'editorial'> }) {
  const { image, layout, ...words } = block;
  const isDoor = block.kicker.toLowerCase() === 'indiluxe';
  const story = (
    <StorySplit
      {...words}
      picture={image.tall}
      isCutOut={image.wide.url === image.tall.url}
      isDoor={isDoor}
      // `layout` names the side of the picture.
      flipped={layout === 'right'}
    />
  );
  return isDoor ? <Ground isIndiluxe>{story}</Ground> : <Container>{story}</Container>;
}
