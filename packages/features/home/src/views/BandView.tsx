import { HydrateLate } from '@luxe/ui/hydrate-late';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect } from 'react';
import type { ContentBlockData } from '../data/contentPageParts.ts';
import { BrandWall } from './BrandWall.tsx';
import { CategoryList } from './CategoryList.tsx';
import { Editorial } from './Editorial.tsx';
import { EditorialPair } from './EditorialPair.tsx';
import type { ContentSection } from './groupBlocks.ts';
import { Hero } from './Hero.tsx';
import { RailBlock } from './RailBlock.tsx';
import { Spotlight } from './Spotlight.tsx';
import { SpotlightRow } from './SpotlightRow.tsx';
import { TextBlock } from './TextBlock.tsx';

// The code of the video, the countdown and the collection loads on demand, because few pages have these
// blocks. When the video or the countdown does not load, the page is shown without it.
const VideoBlock = lazyPart(
  () => import('./VideoBlock.tsx').then((module) => module.VideoBlock),
  () => null,
);
const Countdown = lazyPart(
  () => import('./Countdown.tsx').then((module) => module.Countdown),
  () => null,
);
const CollectionBlock = lazyPart(() =>
  import('../collection/CollectionBlock.tsx').then((module) => module.CollectionBlock),
);

export type BandViewProps = {
  band: ContentSection;
  /** Called with the type of an unknown block. */
  onUnknown?: ((type: string) => void) | undefined;
};

/**
 * Renders a band, one horizontal section of a page: a block, two editorials side by side, or a row of
 * spotlights.
 */
export function BandView({ band, onUnknown }: BandViewProps) {
  if (band.kind === 'pair') return <EditorialPair blocks={band.blocks} />;
  if (band.kind === 'row') return <SpotlightRow blocks={band.blocks} />;
  return <Block block={band.block} onUnknown={onUnknown} />;
}

function Block({ block, onUnknown }: { block: ContentBlockData; onUnknown: BandViewProps['onUnknown'] }) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} />;
    case 'productRail':
      return <RailBlock block={block} />;
    case 'brandWall':
      return <BrandWall block={block} />;
    case 'editorial':
      return <Editorial block={block} />;
    case 'categoryList':
      return <CategoryList block={block} />;
    case 'video':
      return (
        <Suspense>
          <VideoBlock block={block} />
        </Suspense>
      );
    case 'countdown':
      return (
        <Suspense>
          <Countdown block={block} />
        </Suspense>
      );
    case 'collection':
      return (
        // Its button is pressed again when its code has loaded.
        <HydrateLate>
          <CollectionBlock block={block} />
        </HydrateLate>
      );
    case 'text':
      return <TextBlock block={block} />;
    case 'spotlight':
      return <Spotlight block={block} />;
    // The feature `brands` renders a brand index on a page of its own, so the index is omitted among other
    // blocks.
    case 'brandIndex':
      return <Unknown block={block} onUnknown={onUnknown} />;
    default:
      return <Unknown block={block satisfies never} onUnknown={onUnknown} />;
  }
}

type UnknownProps = { block: { type: string }; onUnknown: BandViewProps['onUnknown'] };

/** A block type that this version does not know. Renders nothing and reports the type. */
function Unknown({ block, onUnknown }: UnknownProps) {
  const { type } = block;
  useEffect(() => onUnknown?.(type), [type, onUnknown]);
  return null;
}
