import { useHybrid } from './data/useContent.ts';
import { BandView } from './views/BandView.tsx';
import { Bands, BandsBelow } from './views/ContentView.styles.ts';
import { groupBlocks } from './views/groupBlocks.ts';

export type HybridBlocksProps = {
  /** `hybridPlpId` of the listing: a category code. */
  id: string;
  /** `above` renders the first editorial block, above the products. `below` renders all other blocks. */
  part: 'above' | 'below';
};

/**
 * Editorial blocks around the products of a listing [LST-07]. Renders nothing while loading or after a
 * failure.
 */
export function HybridBlocks({ id, part }: HybridBlocksProps) {
  const { data: page } = useHybrid(id);
  if (!page) return null;
  const blocks = part === 'above' ? page.blocks.slice(0, 1) : page.blocks.slice(1);
  if (blocks.length === 0) return null;
  const Frame = part === 'above' ? Bands : BandsBelow;
  return (
    <Frame>
      {groupBlocks(blocks).map((band, at) => (
        <BandView key={at} band={band} />
      ))}
    </Frame>
  );
}
