import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { offlineFailure, toPlaceFailure } from '../data/placeFailure.ts';
import { toCheckoutModel } from '../data/toCheckoutModel.ts';
import { CheckoutView } from './CheckoutView.tsx';

const summary = samples.orderSummary;
const usual = toCheckoutModel(summary, '110003');
const soldOut = toCheckoutModel(
  {
    ...summary,
    products: summary.products.map((line, at) => (at === 0 ? { ...line, availableStock: 0 } : line)),
  },
  '110003',
);

const meta = {
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    checkout: usual,
    amounts: summary.cartAmount,
    addresses: [samples.address, samples.addressWork],
    address: samples.address,
    addressProblem: '',
    busy: false,
    failure: undefined,
    onChoose: fn(async () => true),
    onSave: fn(async () => ({ ok: true }) as const),
    onRemove: fn(async () => ({ ok: true }) as const),
    lookUp: async () => ({ kind: 'known', data: samples.pincodeData }),
    onPlace: fn(),
  },
} satisfies Meta<typeof CheckoutView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    const [place] = within(canvasElement).getAllByRole('button', { name: /^Place order/ });
    if (place) await userEvent.click(place);
    await expect(args.onPlace).toHaveBeenCalledWith('COD');
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const ChoosingAddress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit: Deliver to' }));
  },
};
export const ChoosingAddressLightOnAPhone: Story = {
  ...ChoosingAddress,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const NoAddressYet: Story = {
  args: { addresses: [], address: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('Enter all six digits of the pincode.');
  },
};
export const LongText: Story = {
  args: { addresses: [samples.addressLong], address: samples.addressLong },
  globals: { viewport: { value: 'mobile' } },
};
export const NoCashHere: Story = { args: { checkout: toCheckoutModel(samples.orderSummaryNoCod, '110003') } };
export const SoldOut: Story = {
  args: {
    checkout: soldOut,
    failure: {
      code: 'B9301',
      title: '',
      text: 'Nothing was ordered. Take it out of your bag, then come back.',
      remedy: 'bag',
      isBagStale: true,
      isAnswered: true,
    },
  },
};
export const Offline: Story = { args: { failure: offlineFailure } };
export const AnswerLost: Story = {
  args: { failure: toPlaceFailure(new Error('lost'), true) },
  globals: { theme: 'light' },
};
export const Slow: Story = { args: { busy: true } };
