import { createClient } from '@luxe/client';
import { fault, mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BagScreen } from './BagScreen.tsx';

const meta = {
  component: BagScreen,
  parameters: { layout: 'fullscreen', msw: { handlers: mockApi() } },
  args: { onCheckout: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof BagScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RemoveAndUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Pieces in your bag' }));
    const [remove] = list.getAllByRole('button', { name: /^Remove / });
    if (remove) await userEvent.click(remove);
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByText('Summary');
  },
};
export const SoldOutLine: Story = { parameters: { msw: { handlers: mockScenario('bag-sold-out-line') } } };
export const Empty: Story = { parameters: { msw: { handlers: mockScenario('bag-empty') } } };
export const Failed: Story = {
  parameters: { msw: { handlers: mockApi(fault('cartDetailsAnonymous', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
