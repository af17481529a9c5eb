import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/TextLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { title: 'Bag' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (words: string) => (
  <TextLink href="#new" tone="quiet">
    {words}
  </TextLink>
);

export const Bag: Story = { args: { children: 'Your bag is empty.', action: link('See what is new') } };
export const Wishlist: Story = {
  args: {
    title: 'Wishlist',
    children: 'Nothing kept yet. Tap a heart to keep a piece here.',
    action: link('Browse bags'),
  },
};
