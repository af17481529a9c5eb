import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Stepper,
  args: {
    label: 'Checkout',
    current: 'credit',
    steps: [
      { key: 'address', title: 'Deliver to', href: '#address' },
      { key: 'credit', title: 'Credit and offers', href: '#credit' },
      { key: 'pay', title: 'Pay', href: '#pay' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { parameters: { states: ['usual'] }, args: { current: 'address' } };
export const Middle: Story = { parameters: { states: ['variant'] } };
export const Last: Story = { parameters: { states: ['variant'] }, args: { current: 'pay' } };
export const AllDone: Story = { parameters: { states: ['variant'] }, args: { current: 'placed' } };
/** A completed step that cannot be changed is not a link. */
export const StepsWithoutLinks: Story = {
  parameters: { states: ['variant'] },
  args: {
    steps: [
      { key: 'reason', title: 'Reason' },
      { key: 'credit', title: 'Refund' },
      { key: 'pickup', title: 'Pickup' },
    ],
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    steps: [
      { key: 'address', title: 'Where the items are delivered', href: '#address' },
      { key: 'credit', title: 'Credit, loyalty points and offers', href: '#credit' },
      { key: 'pay', title: 'Payment and confirmation', href: '#pay' },
    ],
  },
};
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** Tab reaches only the completed steps. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { current: 'pay' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Deliver to/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Credit and offers/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole('link', { name: /Pay/ })).toBeNull();
    await expect(document.body).toHaveFocus();
  },
};
