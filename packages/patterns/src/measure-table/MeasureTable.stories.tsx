import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { MeasureTable } from './MeasureTable.tsx';

const { kurtaGarment } = samples;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: MeasureTable,
  decorators: [withPageMargins],
  args: { garment: kurtaGarment, size: 'M' },
} satisfies Meta<typeof MeasureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Inches: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Same table as Usual, with other numbers.' } },
  args: { unit: 'in', size: undefined },
};
/** Sizes with long names do not fit a phone, so the table scrolls, and the parts stay visible. */
export const LongText: Story = {
  parameters: { states: ['long text'], pictures: { themes: ['dark'] } },
  args: {
    garment: {
      ...kurtaGarment,
      sizes: ['Extra small, short', 'Small, short', 'Medium, regular', 'Large, regular', 'Extra large, long'],
    },
    size: 'Medium, regular',
  },
  globals: { viewport: { value: 'mobile' } },
};
