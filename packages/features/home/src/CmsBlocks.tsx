import { useCms } from './data/useContent.ts';
import { BandView } from './views/BandView.tsx';
import { Bands } from './views/ContentView.styles.ts';
import { groupBlocks } from './views/groupBlocks.ts';

export type CmsBlocksProps = {
  /** Path of the content, without the leading slash: `desktop-cart-page`. */
  path: string;
};

/**
 * CMS blocks inside another page, such as the bag [CON-05]. Renders nothing while loading or after a failure.
 */
export function CmsBlocks({ path }: CmsBlocksProps) {
  const { data: page } = useCms(path);
  if (!page || page.blocks.length === 0) return null;
  return (
    <Bands>
      {groupBlocks(page.blocks).map((band, at) => (
        <BandView key={at} band={band} />
      ))}
    </Bands>
  );
}
