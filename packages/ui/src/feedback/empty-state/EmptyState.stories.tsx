import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: EmptyState,
  args: { title: 'Bag' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (label: string) => (
  <Link href="#new" tone="quiet">
    {label}
  </Link>
);

export const Bag: Story = {
  parameters: { states: ['usual'] },
  args: { children: 'Your bag is empty.', action: link('See what is new') },
};
export const TitleAlone: Story = { parameters: { states: ['variant'] } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'No orders in the last six months',
    children: 'We keep older orders for three years, with their invoices and the papers of each item.',
    action: link('Show older orders'),
  },
};
export const Wishlist: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'Wishlist',
    children: 'Nothing saved yet. Tap a heart to save an item here.',
    action: link('Browse bags'),
  },
};
