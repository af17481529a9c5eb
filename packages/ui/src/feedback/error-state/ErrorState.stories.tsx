import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = { parameters: { subject: { kind: 'text' } }, component: ErrorState } satisfies Meta<
  typeof ErrorState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] }, args: { onRetry: () => {} } };
export const Retrying: Story = {
  parameters: { states: ['busy'] },
  args: { onRetry: () => {}, retrying: true },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'Delivery dates for this pincode did not load',
    children:
      'The courier did not answer in time. Your bag, address and coupon are unchanged. Try again, or choose another address.',
    onRetry: () => {},
    action: <Link href="#address">Choose another address</Link>,
  },
};
export const WithAction: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'We could not find this order',
    children: 'It may belong to another account.',
    action: <Link href="#orders">See your orders</Link>,
  },
};
