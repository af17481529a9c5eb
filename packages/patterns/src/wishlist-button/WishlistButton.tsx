import { IconButton } from '@luxe/ui/icon-button';

export type WishlistButtonProps = {
  /** The product, whose name is part of the accessible name. */
  product: { brandname: string; productname: string };
  /** Whether the product is in the wishlist. May be optimistic, before the store responds. */
  saved: boolean;
  /** Whether a request is pending: presses are ignored. */
  busy?: boolean;
  /** Called with the new state. */
  onSavedChange: (saved: boolean) => void;
  /** Accessible name, the same in both states. Default "Save Halden & Roe Warden bag to wishlist". */
  label?: (name: string) => string;
};

const defaultLabel = (name: string) => `Save ${name} to wishlist`;

/**
 * A toggle button (WAI-ARIA button pattern) that saves a product to the wishlist or removes it.
 * `TileActionContext` puts it in a `ProductTile`, outside the link of the tile.
 */
export function WishlistButton({
  product: { brandname, productname },
  saved,
  busy = false,
  onSavedChange,
  label = defaultLabel,
}: WishlistButtonProps) {
  return (
    <IconButton
      icon={saved ? 'heart-filled' : 'heart'}
      label={label(`${brandname} ${productname}`)}
      pressed={saved}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onSavedChange(!saved);
      }}
    />
  );
}
