import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RangeInputs } from './RangeInputs.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        empty: 'Without a choice it covers the full range: Full Range.',
        error: 'Every position is valid.',
        'long text': 'Amounts only.',
      },
    },
  },
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

export const Usual: Story = { parameters: { states: ['usual', 'chosen'] } };
export const FullRange: Story = {
  parameters: { states: ['variant'] },
  args: { defaultValue: [5000, 400000] },
};
export const ThumbsMeet: Story = {
  parameters: { states: ['variant'] },
  args: { defaultValue: [400000, 400000] },
};
export const Disabled: Story = { parameters: { states: ['disabled'] }, args: { disabled: true } };
export const Typed: Story = {
  parameters: { states: ['variant'] },
  args: { inputs: RangeInputs, prefix: '₹', onValueCommit: fn() },
  play: async ({ canvasElement, args }) => {
    const from = within(canvasElement).getByRole('textbox', { name: 'Price, minimum' });
    await userEvent.clear(from);
    await userEvent.type(from, '50000{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([50000, 250000]);
    await expect(from).toHaveValue('50,000');
  },
};
/** Each thumb is a native slider, and the browser handles its keys. A thumb stops at the other thumb. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultValue: [20000, 25000] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const minimum = canvas.getByRole('slider', { name: 'Price, minimum' });
    const maximum = canvas.getByRole('slider', { name: 'Price, maximum' });
    await userEvent.tab();
    await expect(minimum).toHaveFocus();
    await userEvent.tab();
    await expect(maximum).toHaveFocus();
    await expect(maximum).toHaveAttribute('aria-valuetext', '₹25,000');
    await expect(minimum).toHaveAttribute('max', '400000');
  },
};
