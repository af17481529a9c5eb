import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { Notice } from './Notice.tsx';

const meta = { component: Notice, args: { title: 'Quantity changed to 1' } } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { icon: 'clock', children: 'Only one is left in this size. Your total is updated.' },
};
export const PageError: Story = {
  args: {
    tone: 'error',
    title: 'Please select store to continue.',
    children: 'Four stores near you take quick drops.',
    action: (
      <Link href="#stores" tone="quiet">
        Choose a store
      </Link>
    ),
  },
};
export const Success: Story = { args: { tone: 'success', title: 'Your address is saved' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '2 left in Medium',
    children: 'Pieces are kept for you only once you pay.',
  },
};
