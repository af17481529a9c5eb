import { createContext, useContext, type ComponentType } from 'react';
import type { TileProduct } from './tileProduct.ts';

/** What lies on a tile's corner, outside its link, or beside the name of a product on its own page. */
export type TileActionProps = {
  product: Pick<TileProduct, 'productId' | 'brandname' | 'productname' | 'color'>;
  /** The offer of the size that is chosen; a tile names none. */
  ussid?: string | undefined;
};

/**
 * What lies on every tile below: the heart. Nothing by default, and nothing in kept HTML, which is drawn with no page around it: it belongs
 * to one shopper, and comes when she can press it.
 */
export const TileActionContext = createContext<ComponentType<TileActionProps> | undefined>(undefined);

/** A part of the tile by itself, so that its coming draws no tile again. */
export function TileAction({ product, theme }: TileActionProps & { theme: string | undefined }) {
  const Action = useContext(TileActionContext);
  return (
    Action && (
      <div className="action" data-theme={theme}>
        <Action product={product} />
      </div>
    )
  );
}
