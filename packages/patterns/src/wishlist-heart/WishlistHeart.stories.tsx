import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WishlistHeart, type WishlistHeartProps } from './WishlistHeart.tsx';

const { productCard } = samples;
const name = `Keep ${productCard.brandname} ${productCard.productname} in wishlist`;

function Remembering({ saved, onSavedChange, ...rest }: WishlistHeartProps) {
  const [isSaved, setSaved] = useState(saved);
  return (
    <WishlistHeart
      {...rest}
      saved={isSaved}
      onSavedChange={(next) => {
        setSaved(next);
        onSavedChange(next);
      }}
    />
  );
}

const meta = {
  component: WishlistHeart,
  args: { product: productCard, saved: false, onSavedChange: fn() },
} satisfies Meta<typeof WishlistHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Saved: Story = { args: { saved: true } };
export const Busy: Story = {
  args: { saved: true, busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onSavedChange).not.toHaveBeenCalled();
  },
};
/** Space and Enter press it; its name stays, its state is told. */
export const Keyboard: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onSavedChange).toHaveBeenCalledTimes(2);
  },
};
