import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { SizeChart } from './SizeChart.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: SizeChart,
  decorators: [withPageMargins],
  args: { ...samples.sizeGuide, selectedSize: '37' },
} satisfies Meta<typeof SizeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
/** At 390 px all five columns are visible. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['narrow'], pictures: { widths: [390] } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region');
    await expect(table.scrollWidth).toBe(table.clientWidth);
  },
};
/** Eight columns do not fit a phone, so the table scrolls, also by keyboard. */
export const Wide: Story = {
  parameters: { states: ['variant'] },
  args: {
    title: 'Women’s clothing',
    columns: ['Size', 'Indian', 'UK', 'EU', 'US', 'Chest, cm', 'Waist, cm', 'Sleeve, cm'],
    rows: [
      ['XS', '32', '6', '34', '2', '82', '68', '60'],
      ['S', '34', '8', '36', '4', '87', '73', '61'],
      ['M', '36', '10', '38', '6', '92', '78', '62'],
    ],
    selectedSize: 'S',
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Women’s clothing' })).toHaveFocus();
  },
};
export const NothingChosen: Story = {
  parameters: { states: ['empty'] },
  args: { selectedSize: undefined, note: undefined },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    note: 'Measure in the evening, when feet are at their largest, standing, with the weight on both of them. Between two sizes take the larger one.',
  },
};
