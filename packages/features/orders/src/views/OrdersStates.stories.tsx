import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { OrderNotFound, OrdersEmpty, OrdersFailed, OrdersGuest, OrdersLoading } from './OrdersStates.tsx';

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <OrdersEmpty /> };
export const Guest: Story = { render: () => <OrdersGuest onLogIn={fn()} /> };
export const Failed: Story = { render: () => <OrdersFailed onRetry={fn()} /> };
export const UnknownOrder: Story = { render: () => <OrderNotFound />, globals: { theme: 'light' } };
export const Loading: Story = {
  render: () => <OrdersLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your orders');
  },
};
