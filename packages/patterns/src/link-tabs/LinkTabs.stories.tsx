import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const tabs = (current: string, ...labels: string[]) =>
  labels.map((label) => ({ label, href: `#${label}`, current: label === current }));

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: LinkTabs,
  decorators: [withPageMargins],
  args: {
    label: 'Parts of this store',
    items: tabs('All', 'All', 'Saris', 'Kurtas', 'Stoles', 'Menswear', 'For the home'),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Parts of this store' }));
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('All');

    const rectOf = (name: string) => bar.getByText(name).getBoundingClientRect();
    const gap = (name: string, next: string) => Math.round(rectOf(next).left - rectOf(name).right);
    await expect(gap('All', 'Saris')).toBe(gap('Saris', 'Kurtas'));
  },
};
export const AnotherSelected: Story = {
  parameters: { states: ['chosen'] },
  args: { items: tabs('Kurtas', 'All', 'Saris', 'Kurtas') },
};
/** The numbers of what each part contains. */
export const WithCounts: Story = {
  parameters: { states: ['variant'] },
  args: {
    items: tabs('Kurtas', 'All', 'Saris', 'Kurtas').map((tab, at) => ({ ...tab, count: 14 - at * 7 })),
  },
};
/** None of the links is the current page. */
export const NoneSelected: Story = {
  parameters: { states: ['chosen'] },
  args: { items: tabs('', 'All', 'Saris', 'Kurtas') },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const LongNames: Story = {
  parameters: { states: ['long text'] },
  args: {
    items: tabs('All', 'All', 'Tablecloths for twenty-four', 'Christening gowns', 'Cushions and throws'),
  },
  globals: { viewport: { value: 'mobile' } },
};
