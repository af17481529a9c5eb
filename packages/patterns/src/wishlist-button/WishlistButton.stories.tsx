import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';

const { productCard } = samples;
const name = `Save ${productCard.brandname} ${productCard.productname} to wishlist`;

function StatefulWishlistButton({ saved, onSavedChange, ...rest }: WishlistButtonProps) {
  const [isSaved, setSaved] = useState(saved);
  return (
    <WishlistButton
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
  parameters: {
    subject: {
      kind: 'action',
      missingStates: {
        disabled: 'Guests can save too; it is busy while it saves.',
        'long text': 'Its name is not visible.',
      },
    },
  },
  component: WishlistButton,
  args: { product: productCard, saved: false, onSavedChange: fn() },
} satisfies Meta<typeof WishlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Saved: Story = { parameters: { states: ['chosen'] }, args: { saved: true } };
export const Busy: Story = {
  parameters: { states: ['busy'] },
  args: { saved: true, busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onSavedChange).not.toHaveBeenCalled();
  },
};
/** Space and Enter press the button. Its name stays, and its state is exposed as `aria-pressed`. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  render: (args) => <StatefulWishlistButton {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onSavedChange).toHaveBeenCalledTimes(2);
  },
};
