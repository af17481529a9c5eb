import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        empty: 'There is always at least one.',
        error: 'It stops at the minimum and maximum and announces it.',
        'long text': 'Two digits.',
      },
    },
  },
  component: QuantityStepper,
  args: { label: 'Quantity of Warden top-handle bag', value: 2, onValueChange: () => {} },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'chosen'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
export const AtMinimum: Story = { parameters: { states: ['variant'] }, args: { value: 1 } };
export const RemovesLast: Story = {
  parameters: { states: ['done'] },
  args: { value: 1, onRemove: () => {} },
};
export const AtMaximum: Story = {
  parameters: { states: ['variant'] },
  args: { value: 3, max: 3, maxReason: 'Only 3 left in this size' },
};
/** The limit is announced when it is reached, and the button keeps its focus. */
export const ReachesMaximum: Story = {
  parameters: { states: ['variant'] },
  args: { value: 2, max: 3, maxReason: 'Only 3 left in this size' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'One more' });
    await expect(canvas.queryByText('Only 3 left in this size')).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByText('Only 3 left in this size')).toHaveRole('status');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAccessibleDescription('Only 3 left in this size');
  },
};
export const Busy: Story = { parameters: { states: ['busy'] }, args: { busy: true } };
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabledReason: 'Comes with the bag, one each' },
};
export const TwoDigits: Story = {
  parameters: { states: ['variant'] },
  args: { value: 10, max: 10, maxReason: 'Up to 10 per order' },
};
