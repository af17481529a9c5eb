import { rupees, samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toOrderModel } from '../data/toOrderModel.ts';
import { withLongReport } from '../testing/longReport.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';

const meta = {
  component: OrderDetailsView,
  parameters: { subject: { kind: 'screen', name: 'Orders and their details' }, layout: 'fullscreen' },
  args: { model: toOrderModel(samples.order), onBuyAgain: fn() },
} satisfies Meta<typeof OrderDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { parameters: { states: ['variant'], pictures: { themes: ['dark'] } } };
export const Delivered: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { model: toOrderModel(samples.orderDelivered) },
};
/** The carrier's name, tracking number and last report, the tamper seal and the delivery code. */
export const OnItsWay: Story = {
  parameters: { states: ['variant'], pictures: { target: 'aside' } },
  args: { model: toOrderModel(samples.orderOnItsWay) },
};
/** The longest names that a carrier may report, without a space. */
export const LongestReport: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'OnItsWay shows a report.' } },
  args: {
    model: toOrderModel(withLongReport(samples.orderOnItsWay)),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** An invoice, and a credit note for a part of it. */
export const WithInvoices: Story = {
  parameters: { states: ['variant'], pictures: { target: 'aside' } },
  args: { model: toOrderModel(samples.orderInvoiced) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Download invoice KGT-2627-000123/ });
    await expect(link).toHaveAttribute('type', 'application/pdf');
  },
};
/** One line was cancelled; a part of its refund is still on its way. The other parcel needs a code. */
export const PartCancelled: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: {
    model: toOrderModel({
      ...samples.orderPartCancelled,
      parcels: samples.orderPartCancelled.parcels.map((parcel) => ({ ...parcel, deliveryCode: '482140' })),
    }),
  },
};
/** The provider has sent one refund and rejects another. */
export const RefundsSentAndRejected: Story = {
  parameters: { states: ['variant'], pictures: { target: 'aside' } },
  args: {
    model: toOrderModel({
      ...samples.orderPartCancelled,
      refunds: samples.orderPartCancelled.refunds.flatMap((refund) => [
        {
          ...refund,
          parts: refund.parts.map((part) => ({
            ...part,
            status: 'done' as const,
            bankReference: part.destination === 'provider' ? '412345678901' : null,
          })),
        },
        {
          ...refund,
          amount: rupees(84_000),
          parts: refund.parts
            .slice(0, 1)
            .map((part) => ({ ...part, amount: rupees(84_000), status: 'failed' as const })),
        },
      ]),
    }),
  },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Gift: Story = {
  args: { model: toOrderModel(samples.orderGift) },
  parameters: { states: ['variant'], pictures: { target: 'aside' } },
};
/** A gift message of the maximum length, without a space, in a right-to-left script. */
export const LongestGiftMessage: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'Gift shows a message.' } },
  args: {
    model: toOrderModel({
      ...samples.orderGift,
      giftOptions: { ...samples.giftOptions, message: 'ش'.repeat(200) },
    }),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const PaymentPending: Story = {
  parameters: { states: ['variant'], pictures: { target: 'header + *' } },
  args: {
    model: toOrderModel({ ...samples.order, paymentMode: 'UPI', paymentStatus: 'PENDING', cashDue: null }),
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: { themes: ['dark'] } },
  args: { model: toOrderModel({ ...samples.order, deliveryAddress: samples.addressLong }) },
  globals: { viewport: { value: 'mobile' } },
};
/** A delivery address with names of the maximum length, without a space. */
export const LongestText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'LongText shows long texts.' } },
  args: {
    model: toOrderModel({
      ...samples.order,
      deliveryAddress: {
        ...samples.addressLong,
        firstName: 'A'.repeat(60),
        lastName: 'B'.repeat(60),
        city: 'C'.repeat(60),
      },
    }),
  },
};
/** The items are added to the bag again. */
export const BuyingAgain: Story = {
  parameters: { states: ['loading'], pictures: { skip: 'Only the label of a button differs.' } },
  args: { isAdding: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Adding to the bag' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'], pictures: { skip: 'InProgress looks the same.' } },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Buy again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuyAgain).toHaveBeenCalledTimes(1);
  },
};
