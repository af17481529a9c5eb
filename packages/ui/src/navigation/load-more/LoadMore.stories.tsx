import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'action',
      missingStates: {
        disabled: 'It disappears when everything is shown: All.',
        'long text': 'Its texts are fixed and short.',
      },
    },
  },
  component: LoadMore,
  args: { visibleCount: 24, total: 412, label: 'Show 24 more', href: '#page-2' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { parameters: { states: ['usual'] } };
export const NearlyAll: Story = {
  parameters: { states: ['variant'] },
  args: { visibleCount: 408, label: 'Show 4 more' },
};
/** Without `href` the control is a button. */
export const AsButton: Story = {
  parameters: { states: ['variant'] },
  args: { href: undefined, onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show 24 more' })).toHaveFocus();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { parameters: { states: ['busy'] }, args: { busy: true } };
export const All: Story = { parameters: { states: ['variant'] }, args: { visibleCount: 412 } };
