import { samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { withWishlistButtons } from '../testing/withWishlistButtons.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: ProductGrid,
  decorators: [withWishlistButtons(), withPageMargins],
  args: {
    products: [
      ...samples.productCards.slice(0, 6),
      { ...samples.productCardSoldOut, productId: 'mp000000000000001' },
      { ...samples.productCardLong, productId: 'mp000000000000002' },
    ],
    label: 'Products',
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four columns on a desktop, two on a phone. The prices of a row align even if a name wraps. */
export const Usual: Story = { parameters: { states: ['usual'], pictures: { widths: [390] } } };
export const OneProduct: Story = {
  parameters: { states: ['one'] },
  args: { products: samples.productCards.slice(0, 1) },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    products: samples.productCards
      .slice(0, 4)
      .map((card) => ({ ...samples.productCardLong, productId: card.productId })),
  },
};
export const Indiluxe: Story = { parameters: { states: ['indiluxe'] }, globals: { catalogue: 'indiluxe' } };
export const Loading: Story = {
  parameters: { states: ['loading'] },
  render: () => <ProductGridSkeleton count={4} />,
};
