import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockApi } from '@luxe/contract/testing';
import { rupeesToPaise } from '@luxe/format';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PurchasePayment } from './PurchasePayment.tsx';

const { payment, giftCardOrderId } = samples.beginGiftCardPayment;
const bankPage = { method: 'POST', url: 'http://127.0.0.1:4002/pay/start', params: { txn_uuid: 'u1' } };
const skip = { pictures: { skip: 'The payment methods of the checkout show its parts.' } };

const meta = {
  component: PurchasePayment,
  // Loads the lazy panels before the story renders.
  loaders: [() => import('./steps/payment/upi/upi.ts')],
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Payment of a gift card',
      missingStates: {
        empty: 'The page of the gift card without a card has no payment.',
        slow: 'Same as Loading.',
        'long text': 'Texts of a shopper are beside the payment.',
      },
    },
    msw: { handlers: mockApi() },
  },
  args: {
    payable: rupeesToPaise(25_000),
    modes: samples.giftCardPaymentOptionsGuest.paymentModes,
    options: samples.giftCardPaymentOptionsGuest,
    optionsFailed: false,
    openId: null,
    onRetryOptions: fn(),
    onOutcome: fn(),
    onStale: fn(),
    navigation: { assign: fn(), post: fn() },
    start: async () => ({ id: giftCardOrderId, payment }),
    cancel: async () => 'FAILED',
    fetch: async () => new Response('', { status: 500 }),
    now: () => new Date('2026-11-28T06:00:00Z'),
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof PurchasePayment>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function payByBank(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('radio', { name: /^Netbanking/ }));
  const [bank] = samples.giftCardPaymentOptionsGuest.banks;
  await userEvent.selectOptions(canvas.getByLabelText('Bank'), bank?.code ?? '');
  const [pay] = canvas.getAllByRole('button', { name: /^Pay/ });
  if (pay) await userEvent.click(pay);
}

/** Leaves for the page of the bank. */
export const Usual: Story = {
  parameters: { states: ['usual'], ...skip },
  args: { fetch: async () => Response.json({ payment: { authentication: bankPage } }) },
  play: async ({ canvasElement, args }) => {
    await payByBank(within(canvasElement));
    await waitFor(() => expect(args.navigation?.post).toHaveBeenCalledOnce());
  },
};
/** The provider does not answer. Nothing was charged, and the methods are offered again. */
export const ProviderFailed: Story = {
  parameters: { states: ['rejected', 'failed'], ...skip },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await payByBank(canvas);
    await canvas.findByText('The payment was not made');
    await expect(args.onOutcome).not.toHaveBeenCalled();
  },
};
/** The payment may be charged or not. The shopper sees what became of it before they pay again. */
export const Unclear: Story = {
  parameters: { states: ['variant'], ...skip },
  args: {
    cancel: async () => {
      throw new Error('No connection.');
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await payByBank(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'See the payment' }));
    await expect(args.onOutcome).toHaveBeenCalledWith(giftCardOrderId);
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
/** The browser is offline: nothing is sent. */
export const Offline: Story = {
  parameters: { states: ['offline'], ...skip },
  beforeEach: () => {
    const online = Object.getOwnPropertyDescriptor(navigator, 'onLine');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      if (online) Object.defineProperty(navigator, 'onLine', online);
      else Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await payByBank(canvas);
    await canvas.findByText('You are offline');
  },
};
/** A payment is open, perhaps in another tab: no method is offered. */
export const PaymentOpen: Story = {
  parameters: { states: ['chosen'], ...skip },
  args: { openId: giftCardOrderId },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
  },
};
export const OptionsFailed: Story = {
  parameters: { states: ['error'], ...skip },
  args: { options: undefined, optionsFailed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^Netbanking/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetryOptions).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  parameters: { states: ['loading'], ...skip },
  args: { options: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^Netbanking/ }));
    await canvas.findByRole('status');
  },
};
export const Narrow: Story = {
  parameters: { states: ['narrow'], ...skip },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /^UPI/ }));
  },
};
