import { samples } from '@luxe/contract/samples';
import type { Order } from '@luxe/contract/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toOrderItemModel, type OrderItemModel } from '../data/toOrderItemModel.ts';
import { OrderItemView } from './OrderItemView.tsx';

function firstItem(order: Order): OrderItemModel {
  const model = toOrderItemModel(order, order.products[0]?.transactionId ?? '');
  if (!model) throw new Error('The order has no item.');
  return model;
}

const meta = {
  component: OrderItemView,
  parameters: { subject: { kind: 'screen', name: 'Orders and their details' }, layout: 'fullscreen' },
  args: { model: firstItem(samples.orderOnItsWay) },
} satisfies Meta<typeof OrderItemView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { parameters: { states: ['variant'], pictures: { target: 'header' } } };
export const PartCancelled: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The page of the order shows it.' } },
  args: { model: firstItem(samples.orderPartCancelled) },
};
/** The longest names, without a space. */
export const LongestText: Story = {
  parameters: { states: ['long text'], pictures: { skip: 'OnItsWay shows the layout.' } },
  args: {
    model: firstItem({
      ...samples.orderOnItsWay,
      products: samples.orderOnItsWay.products.map((line) => ({
        ...line,
        productBrand: 'B'.repeat(60),
        productName: 'N'.repeat(120),
      })),
    }),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
