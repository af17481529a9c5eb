import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toDelivery } from './toDelivery.ts';
import { DeliveryDays } from './DeliveryDays.tsx';

const summary = samples.orderSummary;
const of = (products: typeof summary.products) => toDelivery({ ...summary, products }, '110003');
const [line] = samples.cartOffer.products;
const key = line?.entryNumber ?? '';
const onDeliver = fn();
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'See each item' }));
};

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  component: DeliveryDays,
  args: { ...of(samples.cartOffer.products), pendingChoice: undefined, problem: undefined, onDeliver },
} satisfies Meta<typeof DeliveryDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = { parameters: { states: ['usual'] } };
export const Open: Story = {
  parameters: { states: ['variant'] },
  play: async (context) => {
    await open(context);
    await userEvent.click(within(context.canvasElement).getByRole('radio', { name: /^Express/ }));
    await expect(onDeliver).toHaveBeenCalledWith(key, 'express-delivery');
  },
};
export const OpenLightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  play: open,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Changing: Story = {
  parameters: { states: ['busy'] },
  args: { pendingChoice: { entry: key, mode: 'express-delivery' } },
  play: open,
};
export const ChangeFailed: Story = {
  parameters: { states: ['failed'] },
  args: {
    problem: { entry: key, message: 'We could not reach the shop. Try again in a moment.' },
  },
  play: open,
};
/**
 * A free gift is sent together with its product, so that the shopper cannot choose a delivery mode for the
 * gift.
 */
export const Gift: Story = {
  parameters: { states: ['variant'] },
  args: of(samples.cartGift.products),
  play: async (context) => {
    await open(context);
    await expect(within(context.canvasElement).getAllByRole('radio')).toHaveLength(2);
  },
};
export const NotDeliverable: Story = {
  parameters: { states: ['rejected'] },
  args: of(samples.cartNotDeliverable.products),
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: of(samples.cartLong.products),
  play: open,
};
