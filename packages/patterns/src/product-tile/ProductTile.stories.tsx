import { picture, rupees, samples } from '@luxe/contract/samples';
import { Grid } from '@luxe/ui/grid';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { withWishlistButtons } from '../testing/withWishlistButtons.tsx';
import { ProductTile } from './ProductTile.tsx';
import { ProductTileSkeleton } from './ProductTileSkeleton.tsx';
import { TileActionContext } from './TileAction.tsx';

const { productCard, productCardSoldOut, productCardLong } = samples;
const plain = {
  ...productCard,
  isProductNew: 'N',
  isOnlineExclusive: 'N',
  readyToShip: 'N',
  isOfferExisting: 'N',
} as const;

/**
 * Shows tiles as the server renders them, without wishlist buttons. These appear once the page is
 * interactive.
 */
const withoutWishlistButtons: Decorator = (Story) => (
  <TileActionContext value={undefined}>
    <Story />
  </TileActionContext>
);

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: ProductTile,
  decorators: [
    (Story) => (
      <Grid as="ul" columns={4} role="list">
        <Story />
      </Grid>
    ),
    withWishlistButtons(),
    withPageMargins,
  ],
  args: { product: productCard, sizes: '25vw' },
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args: { product } }) => {
    const link = within(canvasElement).getByRole('link', {
      name: `${product.brandname} ${product.productname}`,
    });
    await expect(link).toHaveAttribute('href', product.webURL);
  },
};
export const NoTagNoWishlistButton: Story = {
  parameters: { states: ['variant'] },
  args: { product: plain },
  decorators: [withoutWishlistButtons],
};
export const Exclusive: Story = {
  parameters: { states: ['variant'] },
  args: { product: { ...plain, isOnlineExclusive: 'Y' } },
};
export const ReadyToShip: Story = {
  parameters: { states: ['variant'] },
  args: { product: { ...plain, readyToShip: 'Y' } },
};
/** On offer, with price, struck MRP and saving. */
export const OnOffer: Story = {
  parameters: { states: ['variant'] },
  args: {
    product: {
      ...plain,
      isOfferExisting: 'Y',
      price: {
        ...plain.price,
        mrpPrice: rupees(306_250),
        discountPercent: 20,
      },
    },
  },
};
export const SoldOut: Story = {
  parameters: { states: ['sold out'] },
  args: { product: productCardSoldOut },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Out of stock');
  },
};
export const LongText: Story = {
  args: { product: productCardLong },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
export const Saved: Story = {
  parameters: { states: ['chosen'] },
  decorators: [withWishlistButtons({ saved: true })],
};
export const SavingBusy: Story = {
  parameters: { states: ['busy'] },
  decorators: [withWishlistButtons({ saved: true, busy: true })],
};

/** A picture that fails to load is replaced by the wordmark. */
export const PictureFailed: Story = {
  parameters: { states: ['failed'] },
  args: {
    product: {
      ...plain,
      images: [{ ...plain.images[0]!, url: 'data:image/avif;base64,AAAA' }],
    },
    priority: true,
  },
};
/**
 * A photograph fills the frame. In both themes, the tag and the wishlist button on the photograph use the
 * light theme.
 */
export const Photograph: Story = {
  parameters: { states: ['variant'] },
  args: {
    picture: 'photo',
    product: { ...productCard, images: [picture('editorial-winter-room-tall', 'A handbag in a lit room')] },
  },
};
export const Indiluxe: Story = {
  parameters: { states: ['indiluxe'] },
  args: {
    product:
      samples.productCards.find(({ productCategoryId }) => productCategoryId.startsWith('ISH')) ??
      productCard,
  },
  globals: { catalogue: 'indiluxe' },
};

/** The second picture and the sizes are visible on hover and focus. */
export const Focused: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await within(canvasElement).findByText('Mini, Medium, Large');
  },
};

/**
 * Tab moves from the product to its wishlist button. Space saves the product and does not follow the link.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const wishlistButton = within(canvasElement).getByRole('button', { name: /^Save .* to wishlist$/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(wishlistButton).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = { parameters: { states: ['loading'] }, render: () => <ProductTileSkeleton /> };
