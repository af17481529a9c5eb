import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toOutcomeModel } from '../data/toOutcomeModel.ts';
import { OutcomePendingView } from './OutcomePendingView.tsx';

const { orderPending } = samples;

const meta = {
  component: OutcomePendingView,
  parameters: { layout: 'fullscreen' },
  args: {
    order: toOutcomeModel({ ...orderPending, paymentMode: 'Netbanking' }),
    onCancel: fn(),
  },
} satisfies Meta<typeof OutcomePendingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForTheBank: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this payment' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: /pay|try again/i })).toBeNull();
  },
};
export const Upi: Story = { args: { order: toOutcomeModel(orderPending) } };
export const UpiLightOnAPhone: Story = {
  ...Upi,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Offline: Story = { args: { isOffline: true } };
export const SlowAnswers: Story = { args: { isCheckFailing: true } };
export const Cancelling: Story = { args: { isCancelling: true } };
export const MayStillBeCharged: Story = { args: { cancelFailure: 'mayBeCharged' } };
export const CancelFailed: Story = { args: { cancelFailure: 'notCancelled' } };
