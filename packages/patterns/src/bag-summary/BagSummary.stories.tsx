import { rupees, samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { BagSummary } from './BagSummary.tsx';

const { cart } = samples;

const meta = {
  parameters: { subject: { kind: 'text', missingStates: { 'long text': 'Shown by SummaryTable.' } } },
  component: BagSummary,
  decorators: [withFormColumn],
  args: { amounts: cart.cartAmount, count: cart.count, 'aria-label': 'Summary' },
} satisfies Meta<typeof BagSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Total payable')).toBeVisible();
  },
};
/** All deductions and a delivery charge: the rows add up to the total payable. */
export const Everything: Story = {
  parameters: { states: ['variant'] },
  args: {
    count: 6,
    coupon: 'WINTER5000',
    amounts: {
      bagTotal: rupees(388_400),
      cartDiscount: rupees(10_000),
      couponDiscountAmount: rupees(5_000),
      bankOfferDiscount: rupees(2_000),
      noCostEmiDiscount: rupees(3_709),
      totalDiscountAmount: rupees(20_709),
      brandCashPaidAmount: rupees(1_500),
      cliqCashPaidAmount: rupees(12_500),
      loyaltyPointsPaidAmount: rupees(1_840),
      shippingCharge: rupees(149),
      paybleAmount: rupees(352_000),
      taxAmount: rupees(56_908),
    },
  },
};
export const OneItem: Story = { parameters: { states: ['one'] }, args: { count: 1 } };
export const Empty: Story = {
  parameters: { states: ['empty'] },
  args: { amounts: samples.cartEmpty.cartAmount, count: 0 },
};
export const ForAnOrder: Story = { parameters: { states: ['variant'] }, args: { totalLabel: 'Total paid' } };
