import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BillingLine } from './BillingLine.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  component: BillingLine,
  args: { billing: undefined, onShow: fn() },
} satisfies Meta<typeof BillingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingEntered: Story = {
  parameters: { states: ['empty'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add GSTIN' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const Entered: Story = {
  parameters: { states: ['usual'] },
  args: { billing: { gstin: '27AAPFU0939F1ZV', name: 'Worli Interiors LLP' } },
};
/** The longest name, on a narrow screen. */
export const LongName: Story = {
  parameters: { states: ['long text', 'narrow'] },
  args: { billing: { gstin: '27AAPFU0939F1ZV', name: 'Worli Interiors and Furnishings '.repeat(3).trim() } },
  globals: { viewport: { value: 'mobile' } },
};
