import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CategoryIndex } from './CategoryIndex.tsx';

const block = samples.homePage.blocks.find(({ type }) => type === 'categoryList');
const items = block?.type === 'categoryList' ? block.items : [];

const meta = {
  parameters: {
    subject: {
      kind: 'links',
      missingStates: { 'long text': 'Names wrap like text: FacetLinks, Long Names.' },
    },
  },
  component: CategoryIndex,
  args: {
    label: 'Departments',
    items: items.map(({ count, ...item }) => ({
      ...item,
      count: count === undefined ? undefined : `${count} items`,
    })),
  },
} satisfies Meta<typeof CategoryIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const WithoutCounts: Story = {
  parameters: { states: ['variant'] },
  args: { items: items.map(({ label, href, image }) => ({ label, href, image })) },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
