import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CouponDrawer } from './CouponDrawer.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'layer',
      missingStates: {
        'long text': 'It contains a CouponChooser, which shows every other state.',
        keyboard: 'Shown by Drawer.',
        narrow: 'Shown by Drawer.',
      },
    },
  },
  tags: ['dialog'],
  component: CouponDrawer,
  args: {
    coupons: samples.bagCoupons.coupons,
    failed: false,
    applied: 'WINTER5000',
    onApply: fn(async () => ''),
    onRemove: fn(async () => ''),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CouponDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => screen.findByRole('dialog', { name: 'Coupons' });

export const Usual: Story = {
  parameters: { states: ['usual', 'open'] },
  play: async ({ args }) => {
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Remove WINTER5000' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const RemoveFailed: Story = {
  parameters: { states: ['error'] },
  args: { onRemove: fn(async () => 'We could not reach the shop. Try again in a moment.') },
  play: async ({ args }) => {
    const inside = within(await drawer());
    await userEvent.click(inside.getByRole('button', { name: 'Remove WINTER5000' }));
    await inside.findByText(/^We could not reach the shop/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['usual'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async () => void (await drawer()),
};
