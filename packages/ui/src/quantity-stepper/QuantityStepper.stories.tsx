import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: QuantityStepper,
  args: { label: 'Quantity of Warden top-handle bag', value: 2, onValueChange: () => {} },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
export const AtLeast: Story = { args: { value: 1 } };
export const AtMost: Story = { args: { value: 3, max: 3 } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
