import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toOutcomeModel } from '../data/toOutcomeModel.ts';
import { OutcomePlacedView } from './OutcomePlacedView.tsx';

const meta = {
  component: OutcomePlacedView,
  parameters: { subject: { kind: 'screen', name: 'Order outcome' }, layout: 'fullscreen' },
  args: { order: toOutcomeModel(samples.orderPaid), firstName: 'Ananya' },
} satisfies Meta<typeof OutcomePlacedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const CashOnDelivery: Story = {
  parameters: { states: ['variant'] },
  args: { order: toOutcomeModel(samples.order) },
};
export const Emi: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: { order: toOutcomeModel({ ...samples.orderPaid, paymentMode: 'EMI' }) },
};
export const Gift: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Usual shows how facts look.' } },
  args: { order: toOutcomeModel(samples.orderGift) },
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByText('Gift');
    await expect(term.nextElementSibling).toHaveTextContent('Gift wrap, message, prices hidden');
  },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    order: toOutcomeModel({ ...samples.orderPaid, deliveryAddress: samples.addressLong }),
    firstName: '',
  },
};
/** A delivery address with names of the maximum length, without a space. */
export const LongestText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'LongText shows how long texts look.' } },
  args: {
    order: toOutcomeModel({
      ...samples.orderPaid,
      deliveryAddress: {
        ...samples.addressLong,
        firstName: 'A'.repeat(60),
        lastName: 'B'.repeat(60),
        city: 'C'.repeat(60),
      },
    }),
    firstName: 'A'.repeat(60),
  },
};
