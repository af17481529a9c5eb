import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { TileActionContext, type TileActionProps } from '../product-tile/TileAction.tsx';
import { WishlistButton, type WishlistButtonProps } from '../wishlist-button/WishlistButton.tsx';

/** Story decorator that gives tiles working wishlist buttons, each with its own state. */
export function withWishlistButtons({
  saved = false,
  busy,
}: Partial<Pick<WishlistButtonProps, 'saved' | 'busy'>> = {}): Decorator {
  function StoryWishlistButton({ product, renderFrame }: TileActionProps) {
    const [isSaved, setSaved] = useState(saved);
    const button = <WishlistButton product={product} saved={isSaved} busy={busy} onSavedChange={setSaved} />;
    return renderFrame ? renderFrame(button) : button;
  }
  return (Story) => (
    <TileActionContext value={StoryWishlistButton}>
      <Story />
    </TileActionContext>
  );
}
