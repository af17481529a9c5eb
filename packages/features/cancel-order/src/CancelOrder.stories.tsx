import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CancelOrderScreen } from './CancelOrderScreen.tsx';
import { CancelSummaryScreen } from './CancelSummaryScreen.tsx';

const meta = {
  component: CancelOrderScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Cancelling an order',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: {
    orderCode: samples.order.orderId,
    notFound: <p>Not found</p>,
    choice: { units: {}, reason: undefined },
    onContinue: fn(),
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof CancelOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = samples.order.products;
const chosen = { units: { [first?.transactionId ?? '']: 1 }, reason: 'late' as const };

export const Choose: Story = {
  parameters: { states: ['usual'] },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }));
    await expect(page.getByText('Choose at least one item to cancel.')).toBeVisible();
    await expect(page.getByText('Choose a reason to continue.')).toBeVisible();
    const [item] = page.getAllByRole('checkbox');
    if (item) await userEvent.click(item);
    await userEvent.click(page.getByRole('radio', { name: 'It takes too long' }));
    await expect(page.queryByText('Choose at least one item to cancel.')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith({
      units: { [first?.transactionId ?? '']: first?.cancellableQuantity },
      reason: 'late',
    });
  },
};
/** The choice in the URL is preserved, for Back and reload. */
export const ChosenBefore: Story = {
  args: { choice: chosen },
  parameters: { states: ['variant'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('radio', { name: 'It takes too long' }),
    ).toBeChecked();
  },
};
export const NothingLeft: Story = {
  args: { orderCode: samples.orderDelivered.orderId },
  parameters: { states: ['empty'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing to cancel' });
  },
};
export const UnknownOrder: Story = {
  args: { orderCode: 'unknown-order' },
  parameters: { states: ['not found'], pictures: { skip: 'The storefront draws its own screen here.' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not found');
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading', 'slow'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('slow') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the order');
  },
};

const summary = (more: Partial<Parameters<typeof CancelSummaryScreen>[0]> = {}) => (
  <CancelSummaryScreen
    notFound={<p>Not found</p>}
    orderCode={samples.order.orderId}
    choice={chosen}
    changeHref="#change"
    now={() => new Date('2026-11-20T06:00:00.000Z')}
    {...more}
  />
);

/** Shows what goes back, then cancels, and moves the focus to the outcome. */
export const Summary: Story = {
  parameters: { states: ['variant'] },
  render: () => summary(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Check and cancel' });
  },
};
export const Done: Story = {
  parameters: { states: ['variant'] },
  render: () => summary(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cancel 1 item' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Cancelled' })).toHaveFocus();
  },
};
/** The seller has shipped an item since it was chosen. */
export const OrderChanged: Story = {
  parameters: { states: ['variant'], msw: { handlers: mockScenario('order-shipped-O4011') } },
  render: () => summary(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'The order has changed' });
  },
};
