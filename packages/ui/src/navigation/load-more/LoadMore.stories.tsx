import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: { visibleCount: 24, total: 412, label: 'Show 24 more', href: '#page-2' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NearlyAll: Story = { args: { visibleCount: 408, label: 'Show 4 more' } };
/** Without `href` the control is a button. */
export const AsButton: Story = {
  args: { href: undefined, onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show 24 more' })).toHaveFocus();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const All: Story = { args: { visibleCount: 412 } };
