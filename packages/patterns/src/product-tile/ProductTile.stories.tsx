import { samples } from '@luxe/contract/samples';
import { IconButton } from '@luxe/ui/icon-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductTile } from './ProductTile.tsx';

const meta = {
  component: ProductTile,
  decorators: [
    (Story) => (
      <ul role="list">
        <Story />
      </ul>
    ),
  ],
  globals: { viewport: { value: 'mobile' } },
  args: { product: samples.productCard, sizes: '100vw' },
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement, args: { product } }) => {
    const link = within(canvasElement).getByRole('link', {
      name: `${product.brandname} ${product.productname}`,
    });
    await expect(link).toHaveAttribute('href', product.webURL);
  },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Exclusive: Story = {
  args: { product: { ...samples.productCard, isProductNew: 'N', isOnlineExclusive: 'Y' } },
};
export const SoldOut: Story = {
  args: { product: samples.productCardSoldOut },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Out of stock');
  },
};
export const LongText: Story = { args: { product: samples.productCardLong } };
export const WithAHeart: Story = {
  args: { action: <IconButton icon="heart" label="Save" pressed={false} /> },
};
