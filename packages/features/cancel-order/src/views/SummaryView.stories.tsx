import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SummaryView } from './SummaryView.tsx';

const meta = {
  component: SummaryView,
  parameters: { subject: { kind: 'screen', name: 'Cancelling an order' }, layout: 'fullscreen' },
  args: {
    summary: samples.cancelSummary,
    today: '2026-11-20',
    orderCode: samples.order.orderId,
    changeHref: '#change',
    failure: '',
    onCancel: fn(async () => {}),
  },
} satisfies Meta<typeof SummaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
/** Cash on delivery: nothing was paid, so less is due at the door. */
export const CashOnDelivery: Story = {
  args: { summary: samples.cancelSummaryCash },
  parameters: { states: ['variant'] },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Less to pay at the door')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const UsedCoupon: Story = {
  args: { summary: samples.cancelSummaryCoupon, failure: 'You are offline' },
  parameters: { states: ['variant'] },
};
export const LongText: Story = {
  args: {
    summary: {
      ...samples.cancelSummary,
      products: samples.cancelSummary.products.map((product) => ({
        ...product,
        productName: 'Long'.repeat(30),
        productBrand: 'Brand'.repeat(12),
      })),
      refundParts: samples.cancelSummary.refundParts.map((part) => ({ ...part, name: 'a'.repeat(60) })),
    },
  },
  parameters: { states: ['long text'], pictures: { skip: 'LightOnAPhone shows the page.' } },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
