import { createClient } from '@luxe/client';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { OrderDetailsScreen } from './OrderDetailsScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  component: OrdersScreen,
  parameters: {
    subject: { kind: 'screen', name: 'Orders and their details' },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { params: new URLSearchParams(), onChange: fn(), onLoginNeeded: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The usual OrdersView looks the same.' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Your orders' });
  },
};
export const NoOrders: Story = {
  parameters: { states: ['empty'], msw: { handlers: mockScenario('no-orders') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You have not ordered yet.');
  },
};
export const OneOrder: Story = {
  parameters: { states: ['one'], pictures: { skip: 'OrderDetailsView in progress looks the same.' } },
  render: ({ onLoginNeeded }) => (
    <OrderDetailsScreen notFound={<p>Not found</p>} orderCode="261120-4877" onLoginNeeded={onLoginNeeded} />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', {
      level: 1,
      name: 'Order LX\u00a02611\u00a02048\u00a077',
    });
  },
};
export const UnknownOrder: Story = {
  parameters: { states: ['not found'], pictures: { skip: 'The storefront draws its own screen here.' } },
  render: ({ onLoginNeeded }) => (
    <OrderDetailsScreen notFound={<p>Not found</p>} orderCode="unknown-order" onLoginNeeded={onLoginNeeded} />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not found');
  },
};
