import { rupees } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBlock } from './PriceBlock.tsx';

const meta = { component: PriceBlock, args: { price: rupees(245_000) } } satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Saving: Story = { args: { price: rupees(94_900), mrp: rupees(118_000), discountPercent: 19 } };
export const Large: Story = {
  args: { price: rupees(94_900.5), mrp: rupees(118_000), discountPercent: 19, size: 'l' },
  globals: { theme: 'light' },
};
