import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toOrderRow } from '../data/toOrderModel.ts';
import { OrdersView } from './OrdersView.tsx';

const meta = {
  component: OrdersView,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Orders and their details',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
  },
  args: { orders: samples.orders.orderData.map(toOrderRow), page: 1, pages: 1 },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};
export const SecondPage: Story = {
  parameters: { states: ['variant'] },
  args: { orders: samples.ordersMany.orderData.slice(0, 5).map(toOrderRow), page: 2, pages: 4 },
  globals: { theme: 'light' },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
