import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toOrderRow } from '../data/toOrderModel.ts';
import { OrdersView } from './OrdersView.tsx';

const meta = {
  component: OrdersView,
  parameters: { layout: 'fullscreen' },
  args: { orders: samples.orders.orderData.map(toOrderRow), page: 1, pages: 1 },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};
export const SecondPage: Story = {
  args: { orders: samples.ordersMany.orderData.slice(0, 5).map(toOrderRow), page: 2, pages: 4 },
  globals: { theme: 'light' },
};
export const LightOnAPhone: Story = { globals: { theme: 'light', viewport: { value: 'mobile' } } };
