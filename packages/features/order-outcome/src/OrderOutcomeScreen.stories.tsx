import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderOutcomeScreen } from './OrderOutcomeScreen.tsx';

const { orderFailed, orderPaid, orderPending } = samples;
const { orderId } = orderPaid;
const shop = (overrides: Parameters<typeof mockScenario>[1]) => ({
  msw: { handlers: mockScenario('signed-in', overrides) },
});

/** A payment that is pending until the store has checked it `times` times. */
const openFor = (times: number) => {
  let checkCount = 0;
  const now = () => (checkCount >= times ? orderPaid : orderPending);
  return shop({
    orderDetails: now,
    updateTransactionDetails: () => {
      checkCount += 1;
      return { outcome: now().outcome, orderDetails: now() };
    },
  });
};

const meta = {
  component: OrderOutcomeScreen,
  parameters: {
    layout: 'fullscreen',
    ...shop({ orderDetails: orderPaid }),
    subject: { kind: 'screen', name: 'Order outcome' },
  },
  args: { orderId, serviceNumber: '1800 000 0000', onLoginNeeded: fn(), onOutcome: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof OrderOutcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const findHeading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

export const Placed: Story = {
  parameters: { states: ['usual'], pictures: { skip: 'The usual OutcomePlacedView looks the same.' } },
  play: async ({ canvasElement, args }) => {
    await findHeading(canvasElement, 'Your order is placed');
    await expect(args.onOutcome).toHaveBeenCalledWith('PLACED', orderId);
  },
};
export const PaidWhileWaiting: Story = {
  parameters: {
    ...openFor(1),
    states: ['variant'],
    pictures: { skip: 'The usual OutcomePlacedView looks the same.' },
  },
  play: async ({ canvasElement, args }) => {
    await findHeading(canvasElement, 'Your order is placed');
    await expect(args.onOutcome).toHaveBeenLastCalledWith('PLACED', orderId);
  },
};
export const Cancelled: Story = {
  parameters: {
    ...(() => {
      let order = orderPending;
      return shop({
        orderDetails: () => order,
        updateTransactionDetails: () => ({ outcome: order.outcome, orderDetails: order }),
        cancelPayment: () => {
          order = orderFailed;
          return { outcome: 'FAILED', orderDetails: order };
        },
      });
    })(),
    states: ['variant'],
    pictures: { skip: 'OutcomeFailedView looks the same.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findHeading(canvasElement, 'Approve the payment in your UPI app');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this payment' }));
    await findHeading(canvasElement, 'The payment did not go through');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/retryFailedOrder',
    );
  },
};
export const FoundByItself: Story = {
  args: { orderId: undefined },
  parameters: {
    ...shop({
      openPayment: { order: { orderId, outcome: 'FAILED', isBuyNow: false } },
      orderDetails: orderFailed,
    }),
    states: ['variant'],
    pictures: { skip: 'OutcomeFailedView looks the same.' },
  },
  play: async ({ canvasElement, args }) => {
    await findHeading(canvasElement, 'The payment did not go through');
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith('FAILED', orderId));
  },
};
