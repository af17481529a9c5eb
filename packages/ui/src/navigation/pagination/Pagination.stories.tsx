import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  parameters: { subject: { kind: 'links', missingStates: { 'long text': 'Numbers only.' } } },
  component: Pagination,
  args: { page: 5, pages: 18, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { parameters: { states: ['usual'] } };
export const First: Story = { parameters: { states: ['variant'] }, args: { page: 1 } };
export const Last: Story = { parameters: { states: ['variant'] }, args: { page: 18 } };
export const Few: Story = { parameters: { states: ['one'] }, args: { page: 2, pages: 3 } };
export const Many: Story = { parameters: { states: ['many'] }, args: { page: 512, pages: 1024 } };
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** Tab moves from page to page. The current page is also a link, with `aria-current`. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { page: 2, pages: 3 },
  play: async ({ canvas }) => {
    for (const name of ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  },
};
