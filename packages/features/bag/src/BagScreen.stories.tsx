import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BagScreen } from './BagScreen.tsx';

const meta = {
  component: BagScreen,
  parameters: {
    subject: { kind: 'screen', name: 'Bag' },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { onCheckout: fn(), onLoginNeeded: fn() },
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

/** A new mock bag. Stories that share handlers share one bag, and would see each other's changes. */
const freshBag = () => ({ msw: { handlers: mockApi() } });

export const RemoveAndUndo: Story = {
  parameters: { ...freshBag(), states: ['done'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Your items' }));
    const [remove] = list.getAllByRole('button', { name: /^Remove / });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
};
/** Applying a coupon from the list closes the list. */
export const ApplyCoupon: Story = {
  parameters: { ...freshBag(), states: ['variant'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'View all coupons' }, { timeout: 10_000 }),
    );
    const drawer = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Apply WINTER5000' }));
    await canvas.findByText('You save ₹5,000.', { exact: false });
    await canvas.findByRole('button', { name: 'Remove WINTER5000' });
  },
};
export const UnknownCoupon: Story = {
  tags: ['dialog'],
  parameters: { ...freshBag(), states: ['not found'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'View all coupons' }, { timeout: 10_000 }),
    );
    const drawer = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Coupon code' }), 'winter{Enter}');
    await drawer.findByText('We do not know this coupon. Check its letters and digits.');
  },
};
export const CouponsFailed: Story = {
  tags: ['dialog'],
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('bagCoupons', '4xx')) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'View all coupons' }, { timeout: 10_000 }),
    );
    await within(document.body).findByText('The coupons did not load', {}, { timeout: 10_000 });
  },
};
export const CouponsSlow: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['slow'],
    msw: { handlers: mockApi({ bagCoupons: delayedReply(60_000, samples.bagCoupons) }) },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'View all coupons' }, { timeout: 10_000 }),
    );
    await within(document.body).findByRole('textbox', { name: 'Coupon code' }, { timeout: 10_000 });
  },
};
export const EditLine: Story = {
  tags: ['dialog'],
  parameters: { ...freshBag(), states: ['variant'] },
  play: async ({ canvasElement }) => {
    const [edit] = await within(canvasElement).findAllByRole('button', { name: /^Edit / });
    if (edit) await userEvent.click(edit);
    const drawer = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await drawer.findByRole('radio', { name: 'Medium' })).toBeChecked();
  },
};
export const EditFailed: Story = {
  tags: ['dialog'],
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('productDetails', '4xx')) } },
  play: async ({ canvasElement }) => {
    const [edit] = await within(canvasElement).findAllByRole('button', { name: /^Edit / });
    if (edit) await userEvent.click(edit);
    await within(document.body).findByText('Sizes and colours did not load', {}, { timeout: 10_000 });
  },
};
export const EditSlow: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['slow'],
    msw: { handlers: mockApi({ productDetails: delayedReply(60_000, samples.productDetails) }) },
  },
  play: async ({ canvasElement }) => {
    const [edit] = await within(canvasElement).findAllByRole('button', { name: /^Edit / });
    if (edit) await userEvent.click(edit);
    await within(document.body).findByRole('dialog', { name: 'Size and colour' }, { timeout: 10_000 });
  },
};
export const MoveAsGuest: Story = {
  parameters: { ...freshBag(), states: ['variant'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement, args }) => {
    const [move] = await within(canvasElement).findAllByRole('button', { name: /^Move to wishlist/ });
    if (move) await userEvent.click(move);
    await waitFor(() => expect(args.onLoginNeeded).toHaveBeenCalledOnce());
  },
};
export const SoldOutLine: Story = {
  parameters: {
    states: ['sold out'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('bag-sold-out-line') },
  },
};
export const Empty: Story = {
  parameters: { states: ['empty'], msw: { handlers: mockScenario('bag-empty') } },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('cartDetailsAnonymous', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
