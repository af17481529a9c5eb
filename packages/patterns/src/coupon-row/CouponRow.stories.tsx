import { rupees } from '@luxe/contract/samples';
import { Disclosure } from '@luxe/ui/disclosure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { CouponRow } from './CouponRow.tsx';
import type { Coupon } from './couponLines.ts';

const winter: Coupon = {
  offerCode: 'WINTER5000',
  offerTitle: '₹5,000 off bags of ₹2,00,000 and more',
  savingAmount: rupees(5_000),
  offerMaxDiscount: rupees(5_000),
  expiredOn: '2026-11-30',
};
const first: Coupon = {
  offerCode: 'FIRST10',
  offerTitle: '10% off a first order',
  savingAmount: rupees(0),
  offerMaxDiscount: rupees(8_000),
  expiredOn: '2026-12-31',
};

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: CouponRow,
  decorators: [withFormColumn],
  args: { coupon: winter, state: 'applicable', onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applicable: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apply WINTER5000' }));
    await expect(args.onApply).toHaveBeenCalledWith('WINTER5000');
  },
};
export const Applied: Story = {
  parameters: { states: ['chosen'] },
  args: { state: 'applied' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove WINTER5000' }));
    await expect(args.onRemove).toHaveBeenCalledWith('WINTER5000');
  },
};
export const Busy: Story = {
  parameters: { states: ['busy'] },
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Applying WINTER5000' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const Removing: Story = { parameters: { states: ['busy'] }, args: { state: 'applied', busy: true } };
/**
 * The bag contains this coupon, but its conditions are not met, so the row has a button that removes the
 * coupon. In a list of coupons, a coupon that does not apply has no button.
 */
export const NotApplicable: Story = {
  parameters: { states: ['rejected'] },
  args: { coupon: first, state: 'notApplicable', reason: 'You have ordered before.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove FIRST10' }));
    await expect(args.onRemove).toHaveBeenCalledWith('FIRST10');
  },
};
export const WithConditions: Story = {
  parameters: { states: ['variant'] },
  args: {
    conditions: (
      <Disclosure summary="Conditions">
        Not with a bank offer. Each item must be sold by LUXE. Once for each customer.
      </Disclosure>
    ),
  },
};
export const LongText: Story = {
  args: {
    coupon: {
      ...winter,
      offerCode: 'WINTERROOMANDSHAWLS2026EXTRA',
      offerTitle:
        'Two thousand five hundred rupees off shawls, stoles and throws from brands of Kashmir, Kutch and Kullu',
    },
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
/**
 * The sequence of coupons in the bag: the applied coupon comes first, and coupons that do not apply come
 * last.
 */
export const List: Story = {
  parameters: { states: ['variant'] },
  render: (args) => (
    <ul role="list">
      <CouponRow {...args} as="li" state="applied" />
      <CouponRow
        {...args}
        as="li"
        coupon={{
          ...winter,
          offerCode: 'SHAWL2500',
          savingAmount: rupees(2_500),
          offerTitle: '₹2,500 off shawls',
        }}
      />
      <CouponRow {...args} as="li" coupon={first} state="notApplicable" reason="Add ₹4,100 more to use it." />
    </ul>
  ),
};
