import { samples } from '@luxe/contract/samples';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '../price-block/PriceBlock.tsx';
import { OrderLine } from './OrderLine.tsx';

const meta = {
  component: OrderLine,
  args: { line: samples.bagLine, price: formatPrice(samples.bagLine.price) },
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { children: <TextButton>Remove</TextButton> } };
export const Compact: Story = { args: { compact: true, linked: false }, globals: { theme: 'light' } };
export const SoldOut: Story = { args: { line: samples.bagLineSoldOut, outOfStock: true } };
export const LongText: Story = {
  args: { line: samples.bagLineLong },
  globals: { viewport: { value: 'mobile' } },
};
