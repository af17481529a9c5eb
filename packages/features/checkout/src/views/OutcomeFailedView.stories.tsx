import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toOutcomeModel } from '../data/toOutcomeModel.ts';
import { OutcomeFailedView } from './OutcomeFailedView.tsx';

const { orderFailed, orderRefunded } = samples;
const refund = { amount: orderFailed.finalAmount, isDone: true };

const meta = {
  component: OutcomeFailedView,
  parameters: { layout: 'fullscreen' },
  args: { order: toOutcomeModel(orderFailed), serviceNumber: '1800 000 0000' },
} satisfies Meta<typeof OutcomeFailedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMoneyMoved: Story = {};
export const RefundDue: Story = { args: { order: toOutcomeModel(orderRefunded) } };
export const RefundDone: Story = { args: { order: toOutcomeModel({ ...orderRefunded, refund }) } };
export const WithoutAReason: Story = {
  args: { order: toOutcomeModel({ ...orderFailed, errorCode: null, errorMessage: null }) },
};
export const LightOnAPhone: Story = { globals: { theme: 'light', viewport: { value: 'mobile' } } };
export const LongText: Story = {
  args: {
    order: toOutcomeModel({
      ...orderRefunded,
      errorMessage:
        'Your bank requested a second confirmation in its own app, which did not come within the fifteen minutes that it allows, and so it has closed this payment by itself.',
      paidWith: 'ananya.venkataraghavan.rao.household@okhdfcbank',
    }),
  },
};
