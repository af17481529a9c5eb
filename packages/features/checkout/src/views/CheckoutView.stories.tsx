import { ApiError } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { providerFailure, toPayFailure } from '../order/payFailureMessage.ts';
import { offlineFailure, toOrderFailure } from '../order/orderFailure.ts';
import { toCheckoutModel } from '../flow/toCheckoutModel.ts';
import { checkoutProps, StatefulCheckout, createPaymentControls } from '../testing.tsx';

const summary = samples.orderSummary;
const soldOut = toCheckoutModel(
  {
    ...summary,
    products: summary.products.map((line, at) => (at === 0 ? { ...line, availableStock: 0 } : line)),
  },
  '110003',
);

/** Limits the picture of a story to the summary, because the state of the payment appears only there. */
const bySummary = { pictures: { target: 'aside' } };

const meta = {
  component: StatefulCheckout,
  // Loads the lazy panels before the story renders.
  loaders: [
    () => Promise.all([import('../steps/payment/emi/EmiPanel.tsx'), import('../steps/payment/upi/upi.ts')]),
  ],
  parameters: { subject: { kind: 'screen', name: 'Check out' }, layout: 'fullscreen' },
  args: {
    ...checkoutProps,
    pay: createPaymentControls({ mode: 'COD' }),
    onChoose: fn(async () => true),
    onSave: fn(async () => ({ ok: true }) as const),
    onRemove: fn(async () => ({ ok: true }) as const),
    onPlaceOrder: fn(),
    onSeePayment: fn(),
  },
} satisfies Meta<typeof StatefulCheckout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    const [placeOrderButton] = within(canvasElement).getAllByRole('button', { name: /^Place order/ });
    if (placeOrderButton) await userEvent.click(placeOrderButton);
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({ mode: 'COD' });
  },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const ChoosingAddress: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit: Deliver to' }));
  },
};
export const ChoosingAddressLightOnAPhone: Story = {
  ...ChoosingAddress,
  parameters: { states: ['narrow'], pictures: { themes: ['light'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const NoAddressYet: Story = {
  parameters: { states: ['empty'], pictures: { themes: ['dark'] } },
  args: { addresses: [], address: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('Enter all six digits of the pincode.');
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: { themes: ['dark'] } },
  args: { addresses: [samples.addressLong], address: samples.addressLong },
  globals: { viewport: { value: 'mobile' } },
};
const longest = {
  ...samples.addressLong,
  firstName: 'A'.repeat(60),
  lastName: 'B'.repeat(60),
  city: 'C'.repeat(60),
};
/** The longest names that the form accepts, without a space, cause no horizontal overflow. */
export const LongestName: Story = {
  parameters: {
    states: ['long text'],
    pictures: { skip: 'AddressCard, LongText, shows how long names look.' },
  },
  args: { addresses: [longest, samples.address], address: longest },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Deliver to' }));
    await canvas.findByRole('radio', { name: /^A+ B+/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const CodUnavailable: Story = {
  parameters: { states: ['rejected'], pictures: { skip: 'PayStep, NotEveryWay, shows how it looks.' } },
  args: { checkout: toCheckoutModel(samples.orderSummaryNoCod, '110003') },
};
export const SoldOut: Story = {
  parameters: { ...bySummary, states: ['sold out'] },
  args: {
    checkout: soldOut,
    failure: {
      code: 'B9301',
      title: '',
      text: 'Nothing was ordered. Take it out of your bag, then come back.',
      remedy: 'bag',
      isBagStale: true,
      isResponseKnown: true,
    },
  },
};
/** The desk has lowered how many of an item one order may have. */
export const LowerLimit: Story = {
  parameters: { ...bySummary, states: ['rejected'] },
  args: { failure: toOrderFailure(new ApiError(409, 'B9302', ''), true) },
};
export const Offline: Story = {
  parameters: { ...bySummary, states: ['offline'] },
  args: { failure: offlineFailure },
};
export const AnswerLost: Story = {
  parameters: { ...bySummary, states: ['failed'] },
  args: { failure: toOrderFailure(new Error('lost'), true) },
  globals: { theme: 'light' },
};
export const Slow: Story = { parameters: { ...bySummary, states: ['slow'] }, args: { busy: true } };
export const ByCard: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { pay: createPaymentControls({ mode: 'Credit Card' }) },
};
export const ByCardOnAPhone: Story = {
  ...ByCard,
  parameters: { states: ['narrow'], pictures: { themes: ['light'] } },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const EmiOnAPhone: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  args: {
    checkout: { ...checkoutProps.checkout, noCostEmiCode: 'NCEMI-HDFC-6' },
    pay: createPaymentControls({ mode: 'EMI', emiBank: 'HDFC CREDIT', emiMonths: 6 }),
  },
  globals: { viewport: { value: 'mobile' } },
};
export const PayingSlowly: Story = {
  parameters: { ...bySummary, states: ['slow'] },
  args: { pay: createPaymentControls({ mode: 'PayPal' }), busy: true },
};
export const ProviderDown: Story = {
  parameters: { ...bySummary, states: ['failed'] },
  args: { pay: createPaymentControls({ mode: 'Credit Card' }), failure: providerFailure },
};
export const GatewayError: Story = {
  parameters: { ...bySummary, states: ['error'] },
  args: {
    pay: createPaymentControls({ mode: 'Netbanking', bank: 'NB_HDFC' }),
    failure: toPayFailure(new ApiError(424, 'PAYMENT_GATEWAY', ''), true),
  },
  globals: { theme: 'light' },
};
/** The failure notice scrolls into view and takes the focus. */
export const ProviderDownOnAPhone: Story = {
  ...ProviderDown,
  parameters: { states: ['rejected'], pictures: { skip: 'ProviderDown shows how it looks.' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(notice).toHaveFocus());
    const { top, bottom } = notice.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const BeingPaid: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { checkout: { ...checkoutProps.checkout, openOrderId: samples.orderPending.orderId } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See the payment' }));
    await expect(args.onSeePayment).toHaveBeenCalledWith(samples.orderPending.orderId);
  },
};
