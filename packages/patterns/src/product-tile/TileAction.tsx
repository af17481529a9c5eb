import { createContext, useContext, type ComponentType } from 'react';
import type { TileProduct } from './tileProduct.ts';

/** Props of the action in the corner of a tile, outside its link, or beside the name on a product page. */
export type TileActionProps = {
  product: Pick<TileProduct, 'productId' | 'brandname' | 'productname' | 'color'>;
  /** Offer of the chosen size. `undefined` in a tile. */
  ussid?: string | undefined;
};

/**
 * Action of all tiles below, such as the wishlist button. None by default and in cached HTML, which is the
 * same for all shoppers. The button depends on the shopper and appears once the page is interactive.
 */
export const TileActionContext = createContext<ComponentType<TileActionProps> | undefined>(undefined);

/** A separate component, so that a new action does not render the tile again. */
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
