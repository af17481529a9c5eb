import { rupees } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SizePicker, type Size } from './SizePicker.tsx';

const size = (name: string, stockCount: number): Size => ({
  size: name,
  stockCount,
  isAvailable: stockCount > 0,
  ussid: `123${name}`,
  price: rupees(245_000),
  mrp: rupees(245_000),
});

const meta = {
  component: SizePicker,
  args: {
    sizes: [size('Mini', 8), size('Medium', 2), size('Large', 0)],
    value: undefined,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SizePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Mini' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Mini');
    await expect(canvas.getByRole('radio', { name: /Large/ })).toBeDisabled();
  },
};
export const FewLeft: Story = { args: { value: 'Medium' }, globals: { theme: 'light' } };
export const Missing: Story = { args: { error: 'Choose a size first.' } };
export const Many: Story = {
  args: {
    sizes: ['35', '36', '37', '38', '39', '40', '41', '42', '43'].map((name, at) => size(name, at % 4)),
  },
  globals: { viewport: { value: 'mobile' } },
};
