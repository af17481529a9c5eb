import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { TileProduct } from './tileProduct.ts';

/**
 * Props of the action of a product, such as the wishlist button. In a tile, the action is in the corner,
 * outside the link. On a product page, it is beside the name.
 */
export type TileActionProps = {
  product: Pick<TileProduct, 'productId' | 'brandname' | 'productname' | 'color'>;
  /** Offer of the chosen size. `undefined` in a tile. */
  ussid?: string | undefined;
  /** Renders the frame of the button, which is missing as long as there is no button. */
  renderFrame?: (button: ReactNode) => ReactNode;
};

/**
 * The component that all tiles inside this context show as their action, such as the wishlist button.
 * Undefined by default and in cached HTML, which is the same for all shoppers. The component therefore must
 * render nothing while HTML of the server hydrates. The value must not change, because React would then
 * render anew, in one task, every part of the page that waits.
 */
export const TileActionContext = createContext<ComponentType<TileActionProps> | undefined>(undefined);

type TileActionSlotProps = Pick<TileActionProps, 'product'> & { theme: string | undefined };

/** The action of a tile, in its corner. */
export function TileAction({ product, theme }: TileActionSlotProps) {
  const Action = useContext(TileActionContext);
  return (
    Action && (
      <Action
        product={product}
        renderFrame={(button) => (
          <div className="action" data-theme={theme}>
            {button}
          </div>
        )}
      />
    )
  );
}
