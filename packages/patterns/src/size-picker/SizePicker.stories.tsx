import { rupees, samples } from '@luxe/contract/samples';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withFormColumn } from '../testing/storyDecorators.tsx';
import { SizePicker, type Size, type SizePickerProps } from './SizePicker.tsx';

const size = (name: string, stockCount: number): Size => ({
  size: name,
  stockCount,
  isAvailable: stockCount > 0,
  ussid: `123${name}`,
  price: rupees(245_000),
  mrp: rupees(245_000),
});

function StatefulSizePicker({ value, onValueChange, ...rest }: SizePickerProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SizePicker
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: SizePicker,
  decorators: [withFormColumn],
  render: (args) => <StatefulSizePicker {...args} />,
  args: {
    sizes: [size('Mini', 8), size('Medium', 2), size('Large', 0)],
    value: undefined,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SizePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { parameters: { states: ['empty', 'disabled'] } };
export const Chosen: Story = {
  parameters: { states: ['chosen'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Mini' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Mini');
    await expect(canvas.getByRole('radio', { name: /^Large.*Out of stock$/ })).toBeDisabled();
    canvas.getByRole('radio', { name: 'Mini' }).blur();
  },
};
/** A chosen size with three items or fewer shows its stock. */
export const FewLeft: Story = { parameters: { states: ['variant', 'disabled'] }, args: { value: 'Medium' } };
export const WithSizeGuide: Story = {
  parameters: { states: ['variant'] },
  args: { value: 'Medium', action: <TextButton>Size guide</TextButton> },
};
export const Missing: Story = { parameters: { states: ['error'] }, args: { error: 'Choose a size first.' } };
export const AllSoldOut: Story = {
  parameters: { states: ['sold out'] },
  args: { sizes: samples.productSoldOut.variantOptions.sizelink },
};
export const Many: Story = {
  parameters: { states: ['many'] },
  args: {
    sizes: ['35', '36', '37', '38', '39', '40', '41', '42', '43'].map((name, at) => size(name, at % 4)),
    value: '38',
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    sizes: [size('Medium, 28 cm, with the long strap and the inner pocket', 2), size('Large', 0)],
    value: 'Medium, 28 cm, with the long strap and the inner pocket',
    action: <TextButton>Which size is mine, and how it was measured</TextButton>,
  },
};
/**
 * Tab moves to the sizes. Arrow keys skip sold-out sizes and wrap around. The remaining stock is announced.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 left in Medium');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Mini' })).toBeChecked();
  },
};
