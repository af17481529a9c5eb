import { createClient } from '@luxe/client';
import { mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const meta = {
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen', msw: { handlers: mockScenario('signed-in') } },
  args: { onPlaced: fn(), onLoginNeeded: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) => {
  const [place] = await within(canvasElement).findAllByRole('button', { name: /^Place order/ });
  if (place) await userEvent.click(place);
};

export const Orders: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};
export const BagChanged: Story = {
  parameters: { msw: { handlers: mockScenario('bag-quantity-changed-B9907') } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByText('Your bag has changed');
  },
};
export const NoAddress: Story = { parameters: { msw: { handlers: mockScenario('no-address') } } };
export const EmptyBag: Story = {
  parameters: { msw: { handlers: mockApi({}, { loginType: 'customer', bag: [] }) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your bag is empty.');
  },
};
