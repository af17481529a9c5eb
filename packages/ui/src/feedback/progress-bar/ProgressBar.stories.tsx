import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: ProgressBar,
  args: { label: 'Uploading photo', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { parameters: { states: ['usual'] }, args: { valueText: '40%' } };
export const None: Story = {
  parameters: { states: ['empty'] },
  args: { value: 0, valueText: '0 of 3 photos' },
};
export const Done: Story = {
  parameters: { states: ['variant'] },
  args: { value: 100, valueText: '3 of 3 photos' },
};
/** Without a value, the line moves to show activity. Under reduced motion the line stands still. */
export const Indeterminate: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Checking the coupon', value: undefined },
};
export const LineAlone: Story = { parameters: { states: ['variant'] }, args: { hideLabel: true } };
/** The accent colour marks progress towards a saving, such as free delivery. */
export const FreeDelivery: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Free delivery', value: 3800, max: 5000, valueText: '₹1,200 to go', tone: 'accent' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Free delivery' });
    await expect(bar).toHaveAttribute('aria-valuetext', '₹1,200 to go');
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    label: 'Uploading photos of the clasp, the lining and the worn corner of the returned bag',
    valueText: 'About two minutes left on this connection',
  },
};
