import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPicker } from './ColourPicker.tsx';

const meta = {
  component: ColourPicker,
  args: { colours: samples.product.variantOptions.colorlink },
} satisfies Meta<typeof ColourPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
