import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Women', href: '#women' },
      { label: 'Bags', href: '#bags' },
      { label: 'Warden top-handle bag' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const One: Story = { parameters: { states: ['variant'] }, args: { items: [{ label: 'Home' }] } };
/** A parent without a page of its own is plain text. */
export const NoLink: Story = {
  parameters: { states: ['variant'] },
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'The edit' }, { label: 'Winter' }] },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Handbags, clutches and small leather goods', href: '#bags' },
      { label: 'Top-handle and structured bags', href: '#top-handle' },
      { label: 'Warden top-handle bag in box calf, with a strap cut from the same hide' },
    ],
  },
};
/** Tab reaches each parent link, but not the current page. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvas }) => {
    for (const name of ['Home', 'Women', 'Bags']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
