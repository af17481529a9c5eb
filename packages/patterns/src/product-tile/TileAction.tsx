import { createContext, useContext, type ComponentType } from 'react';
import type { TileProduct } from './tileProduct.ts';

/**
 * Props of the action of a product, such as the wishlist button. In a tile, the action is in the corner,
 * outside the link. On a product page, it is beside the name.
 */
export type TileActionProps = {
  product: Pick<TileProduct, 'productId' | 'brandname' | 'productname' | 'color'>;
  /** Offer of the chosen size. `undefined` in a tile. */
  ussid?: string | undefined;
};

/**
 * The component that all tiles inside this context show as their action, such as the wishlist button.
 * Undefined by default and in cached HTML, which is the same for all shoppers. The wishlist button depends on
 * the shopper, so it appears once the page is interactive.
 */
export const TileActionContext = createContext<ComponentType<TileActionProps> | undefined>(undefined);

/**
 * A component of its own, so that a change of the action renders only this component again and not the entire
 * tile.
 */
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
