import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { LinkExpired, OrdersEmpty, OrdersFailed, OrdersGuest, OrdersLoading } from './OrdersStates.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Orders and their details' }, layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { parameters: { states: ['empty'] }, render: () => <OrdersEmpty /> };
export const Guest: Story = {
  parameters: { states: ['variant'] },
  render: () => <OrdersGuest onLogIn={fn()} />,
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  render: () => <OrdersFailed onRetry={fn()} />,
};
/** The link of a message is older than 90 days. */
export const ExpiredLink: Story = {
  parameters: { states: ['expired'], pictures: { skip: 'Only the texts differ from Empty.' } },
  render: () => <LinkExpired />,
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], pictures: { skip: 'Same as the loading rows of the pattern.' } },
  render: () => <OrdersLoading />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your orders');
  },
};
