import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FacetLinks, SwatchLinks } from './FacetLinks.tsx';

const value = (name: string, count: number, selected = false) => ({
  value: name,
  name,
  count,
  selected,
  href: `#${name}`,
});

const meta = {
  parameters: { subject: { kind: 'links' } },
  component: FacetLinks,
  args: {
    label: 'Material',
    values: [value('Box calf', 41, true), value('Grained leather', 128), value('Suede', 9)],
  },
} satisfies Meta<typeof FacetLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Box calf\W+chosen 41$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suede 9' })).toHaveAttribute('href', '#Suede');
  },
};
export const LongNames: Story = {
  parameters: { states: ['long text'] },
  args: { values: [value('Vegetable-tanned, hand-burnished goatskin with a lining of silk', 1204, true)] },
  globals: { viewport: { value: 'mobile' } },
};
export const Colours: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <SwatchLinks
      label="Colour"
      values={[
        { ...value('Oxblood', 12, true), colorHex: '#681c18' },
        { ...value('Forest', 8), colorHex: '#1f3b2d' },
        { ...value('Several', 3), colorHex: null },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Oxblood, chosen, 12$/ })).toBeVisible();
  },
};
