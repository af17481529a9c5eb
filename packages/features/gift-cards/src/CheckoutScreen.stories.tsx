import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const skip = { pictures: { skip: 'Its card is in the picture of the outcome.' } };
const withCart = (cart: typeof samples.giftCardCart = samples.giftCardCart) => ({
  handlers: mockApi({}, { giftCards: { cart } }),
});

const meta = {
  component: CheckoutScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Gift card checkout',
      missingStates: { offline: 'The payment methods show it beside their button.' },
    },
    layout: 'fullscreen',
    msw: withCart(),
  },
  args: {
    onShow: fn(),
    // The payment methods belong to the checkout; `PurchasePayment` has their stories.
    payment: ({ modes, start, onOutcome }) => (
      <Button
        onClick={() => {
          void start({ mode: 'UPI' }).then((started) => started && onOutcome(started.id));
        }}
      >
        {`Pay with one of ${modes.length} methods`}
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], ...skip },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay with one of 5 methods' }));
    await waitFor(() =>
      expect(args.onShow).toHaveBeenCalledWith('/gift-card-checkout?giftCard=GC-2611-2048-77'),
    );
  },
};
export const PaymentOpen: Story = {
  parameters: { states: ['variant'], ...skip, msw: withCart(samples.giftCardCartPaying) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'See the payment' }));
    await expect(args.onShow).toHaveBeenCalledWith('/gift-card-checkout?giftCard=current');
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
export const Bought: Story = {
  parameters: { states: ['done'], ...skip, msw: withCart(samples.giftCardCartBought) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'See the gift card' });
  },
};
export const NoCard: Story = {
  parameters: { states: ['empty'], ...skip, msw: { handlers: mockApi() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Choose a gift card' });
  },
};
export const LongText: Story = {
  parameters: {
    states: ['long text', 'narrow'],
    pictures: { themes: ['light'] },
    msw: withCart(samples.giftCardCartLong),
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Change the gift card' });
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...skip, msw: { handlers: mockApi(fault('giftCardCart', '5xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], ...skip, msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the gift card');
  },
};
