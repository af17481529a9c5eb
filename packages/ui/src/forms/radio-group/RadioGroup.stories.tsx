import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: RadioGroup,
  args: {
    legend: 'Address type',
    defaultValue: 'home',
    options: [
      { value: 'home', label: 'Home' },
      { value: 'work', label: 'Work' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual', 'chosen'] } };
export const WithDetails: Story = {
  parameters: { states: ['variant', 'disabled'] },
  args: {
    legend: 'Delivery',
    defaultValue: 'express',
    options: [
      { value: 'express', label: 'Express', detail: 'Free', reason: 'Tuesday, 24 November' },
      { value: 'quick', label: 'Quick drop', detail: '₹199', reason: 'Four stores near you' },
      {
        value: 'none',
        label: 'Collect from a store',
        disabled: true,
        reason: 'This item is not available in stores',
      },
    ],
  },
};
export const WithError: Story = {
  parameters: { states: ['empty', 'error'] },
  args: { defaultValue: undefined, error: 'Choose one' },
};
export const HiddenLegend: Story = { parameters: { states: ['variant'] }, args: { hideLegend: true } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    legend: 'Why you are returning the item, so that we can pack and describe the next one better',
    options: [
      {
        value: 'home',
        label: 'It is smaller, or larger, than the measures on the page made it seem',
        detail: '₹1,18,000',
      },
      {
        value: 'work',
        label: 'The clasp does not close',
        reason: 'We collect it from you on Tuesday, 24 November',
      },
    ],
  },
};
/** One tab stop. Arrows move and select, skip disabled options, and wrap. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: WithDetails.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = (name: string | RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/^Express/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/^Quick drop/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/^Express/)).toBeChecked();
    await expect(radio(/^Express/)).toHaveFocus();
  },
};
