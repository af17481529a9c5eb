import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = { component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { onRetry: () => {} } };
export const Retrying: Story = { args: { onRetry: () => {}, retrying: true } };
export const WithWayOut: Story = {
  args: {
    title: 'We could not find this order',
    children: 'It may belong to another account.',
    action: <Link href="#orders">See your orders</Link>,
  },
};
