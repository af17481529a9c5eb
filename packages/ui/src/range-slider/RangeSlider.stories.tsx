import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeSlider } from './RangeSlider.tsx';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const meta = {
  component: RangeSlider,
  args: {
    legend: 'Price',
    min: 5000,
    max: 400000,
    step: 5000,
    defaultValue: [20000, 250000],
    format: rupees.format,
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Whole: Story = { args: { defaultValue: [5000, 400000] } };
export const Together: Story = { args: { defaultValue: [400000, 400000] } };
