import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toOutcomeModel } from '../data/toOutcomeModel.ts';
import { OutcomePendingView } from './OutcomePendingView.tsx';

const { orderPending } = samples;

const meta = {
  component: OutcomePendingView,
  parameters: { subject: { kind: 'screen', name: 'Order outcome' }, layout: 'fullscreen' },
  args: {
    order: toOutcomeModel({ ...orderPending, paymentMode: 'Netbanking' }),
    onCancel: fn(),
  },
} satisfies Meta<typeof OutcomePendingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForTheBank: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this payment' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: /pay|try again/i })).toBeNull();
  },
};
export const Upi: Story = {
  parameters: { states: ['variant'] },
  args: { order: toOutcomeModel(orderPending) },
};
export const UpiLightOnAPhone: Story = {
  ...Upi,
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Offline: Story = { parameters: { states: ['offline'] }, args: { isOffline: true } };
export const SlowAnswers: Story = { parameters: { states: ['slow'] }, args: { isCheckFailing: true } };
export const Cancelling: Story = { parameters: { states: ['busy'] }, args: { isCancelling: true } };
export const MayStillBeCharged: Story = {
  parameters: { states: ['variant'] },
  args: { cancelFailure: 'mayBeCharged' },
};
export const CancelFailed: Story = {
  parameters: { states: ['failed'] },
  args: { cancelFailure: 'notCancelled' },
};
