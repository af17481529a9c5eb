import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  args: {
    orders: samples.orders.orderData.map(toOrderRow),
    query: { page: 1, state: undefined, search: '', months: undefined },
    pages: 1,
    counts: samples.orders.counts,
    onChange: fn(),
  },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Your orders' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(within(list).getByRole('link', { name: /^Track the order: Order LX/ })).toBeVisible();
  },
};
export const SecondPage: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  args: {
    orders: samples.ordersMany.orderData.slice(0, 5).map(toOrderRow),
    query: { page: 2, state: undefined, search: '', months: undefined },
    pages: 4,
    counts: samples.ordersMany.counts,
  },
  globals: { theme: 'light' },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
/** A state, a time and a search are chosen. */
export const Filtered: Story = {
  parameters: { states: ['chosen'] },
  args: {
    orders: samples.orders.orderData.slice(0, 1).map(toOrderRow),
    query: { page: 1, state: 'onTheWay', search: 'potli', months: 3 },
  },
};
export const NothingFound: Story = {
  parameters: { states: ['not found'] },
  args: {
    orders: [],
    query: { page: 1, state: 'cancelled', search: '', months: 12 },
  },
};
/** The orders of another state are loading: the list stays, and its pictures fade. */
export const LoadingAnotherState: Story = {
  parameters: { states: ['loading'], pictures: { skip: 'BusyArea shows it.' } },
  args: { busy: true },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'], pictures: { skip: 'Usual looks the same.' } },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement);
    await userEvent.type(view.getByRole('searchbox', { name: 'Search your orders' }), ' potli {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('/my-account/orders?search=potli');
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Ordered' }), 'Last 3 months');
    await expect(args.onChange).toHaveBeenLastCalledWith('/my-account/orders?months=3');
    await userEvent.click(view.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('/my-account/orders');
  },
};
