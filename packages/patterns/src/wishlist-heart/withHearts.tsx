import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { TileActionContext, type TileActionProps } from '../product-tile/TileAction.tsx';
import { WishlistHeart, type WishlistHeartProps } from './WishlistHeart.tsx';

/** Gives the tiles of a story the hearts that the shop gives them; each keeps what is pressed. */
export function withHearts({
  saved = false,
  busy,
}: Partial<Pick<WishlistHeartProps, 'saved' | 'busy'>> = {}): Decorator {
  function Heart({ product }: TileActionProps) {
    const [isSaved, setSaved] = useState(saved);
    return <WishlistHeart product={product} saved={isSaved} busy={busy} onSavedChange={setSaved} />;
  }
  return (Story) => (
    <TileActionContext value={Heart}>
      <Story />
    </TileActionContext>
  );
}
