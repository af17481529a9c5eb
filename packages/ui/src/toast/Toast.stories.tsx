import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ToastProvider, useToast, type ToastOptions } from './Toast.tsx';

function Shower({ toast }: { toast: string | ToastOptions }) {
  const { show } = useToast();
  return (
    <Button emphasis="secondary" onClick={() => show(toast)}>
      Show it
    </Button>
  );
}

const meta = {
  component: Shower,
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  args: { toast: { message: 'Saved to your wishlist', action: { label: 'View', href: '#wishlist' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show it' }));
    await expect(
      within(canvasElement).getByRole('region', { name: 'Notifications' }),
    ).not.toBeEmptyDOMElement();
  },
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const PlainError: Story = { args: { toast: 'You have been logged out, please login.' } };
export const Warning: Story = {
  args: { toast: { message: 'Only one is left in this size', type: 'warning', duration: 10_000 } },
};
export const LongWords: Story = {
  args: {
    toast: {
      message:
        'This coupon cannot be used with the offer on Maison Verrane, so your bag has kept the larger saving',
      type: 'warning',
      action: { label: 'See offers', href: '#offers' },
    },
  },
  globals: { viewport: { value: 'mobile' } },
};
