import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CouponChooser } from './CouponChooser.tsx';

const meta = {
  parameters: { subject: { kind: 'text', missingStates: { 'long text': 'Shown by CouponRow.' } } },
  component: CouponChooser,
  args: {
    coupons: samples.bagCoupons.coupons,
    failed: false,
    applied: null,
    onApply: fn(async () => ''),
    onRemove: fn(async () => ''),
    onRetry: fn(),
  },
} satisfies Meta<typeof CouponChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apply WINTER5000' }));
    await expect(args.onApply).toHaveBeenCalledWith('WINTER5000');
  },
};
export const Applied: Story = { parameters: { states: ['chosen'] }, args: { applied: 'WINTER5000' } };
export const WrongCode: Story = {
  parameters: { states: ['error'] },
  args: { onApply: fn(async () => 'We do not know this coupon. Check its letters and digits.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Coupon code'), 'WNTER');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await canvas.findByText(/We do not know this coupon/);
  },
};
export const None: Story = { parameters: { states: ['empty'] }, args: { coupons: [] } };
export const Loading: Story = { parameters: { states: ['loading'] }, args: { coupons: undefined } };
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { coupons: undefined, failed: true },
};
