import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toOutcomeModel } from '../data/toOutcomeModel.ts';
import { OutcomeFailedView } from './OutcomeFailedView.tsx';

const { orderFailed, orderRefunded } = samples;
const refund = { amount: orderFailed.finalAmount, isDone: true };

const meta = {
  component: OutcomeFailedView,
  parameters: { subject: { kind: 'screen', name: 'Order outcome' }, layout: 'fullscreen' },
  args: { order: toOutcomeModel(orderFailed), serviceNumber: '1800 000 0000' },
} satisfies Meta<typeof OutcomeFailedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMoneyMoved: Story = { parameters: { states: ['rejected'] } };
export const RefundDue: Story = {
  parameters: { states: ['variant'] },
  args: { order: toOutcomeModel(orderRefunded) },
};
export const RefundDone: Story = {
  parameters: { states: ['variant'] },
  args: { order: toOutcomeModel({ ...orderRefunded, refund }) },
};
export const WithoutAReason: Story = {
  parameters: { states: ['rejected'] },
  args: { order: toOutcomeModel({ ...orderFailed, errorCode: null, errorMessage: null }) },
};
export const LightOnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    order: toOutcomeModel({
      ...orderRefunded,
      errorMessage:
        'Your bank requested a second confirmation in its own app, which did not come within the fifteen minutes that it allows, and so it has closed this payment by itself.',
      paidWith: 'ananya.venkataraghavan.rao.household@okhdfcbank',
    }),
  },
};
