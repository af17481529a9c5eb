import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  component: ProductGrid,
  args: {
    products: [
      ...samples.productCards,
      { ...samples.productCardSoldOut, productId: 'mp000000000000001' },
      { ...samples.productCardLong, productId: 'mp000000000000002' },
    ],
    label: 'Products',
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const Light: Story = { globals: { viewport: { value: 'desktop' }, theme: 'light' } };
export const Indiluxe: Story = { globals: { viewport: { value: 'desktop' }, catalogue: 'indiluxe' } };
