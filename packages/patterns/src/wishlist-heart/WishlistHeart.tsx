import { IconButton } from '@luxe/ui/icon-button';

export type WishlistHeartProps = {
  /** The product it is for: its name is in the name of the button. */
  product: { brandname: string; productname: string };
  /** In the wishlist. Shown at once, before the store has answered. */
  saved: boolean;
  /** The store is being told: a second press does nothing. */
  busy?: boolean;
  /** Called with what it should become. */
  onSavedChange: (saved: boolean) => void;
  /** Its accessible name, which does not change with its state. Default "Keep Halden & Roe Warden bag in wishlist". */
  label?: (name: string) => string;
};

const keep = (name: string) => `Keep ${name} in wishlist`;

/**
 * The heart on a product: a toggle button (WAI-ARIA button practice) that keeps it in the wishlist or takes it out. Lies in the `action`
 * of a `ProductTile`, outside its link.
 */
export function WishlistHeart({
  product: { brandname, productname },
  saved,
  busy = false,
  onSavedChange,
  label = keep,
}: WishlistHeartProps) {
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
