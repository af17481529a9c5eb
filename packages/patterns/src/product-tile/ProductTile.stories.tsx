import { picture, samples } from '@luxe/contract/samples';
import { Grid } from '@luxe/ui/grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onAPage } from '../onAPage.tsx';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { ProductTile, type ProductTileProps } from './ProductTile.tsx';
import { ProductTileSkeleton } from './ProductTileSkeleton.tsx';

const { productCard, productCardSoldOut, productCardLong } = samples;
const plain = {
  ...productCard,
  isProductNew: 'N',
  isOnlineExclusive: 'N',
  readyToShip: 'N',
  isOfferExisting: 'N',
} as const;

const heart = (saved: boolean, busy = false) => (
  <WishlistHeart product={productCard} saved={saved} busy={busy} onSavedChange={fn()} />
);

const meta = {
  component: ProductTile,
  decorators: [
    (Story) => (
      <Grid as="ul" columns={4} role="list">
        <Story />
      </Grid>
    ),
    onAPage,
  ],
  args: { product: productCard, sizes: '25vw', action: heart(false) },
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
export const NoTagNoHeart: Story = { args: { product: plain, action: undefined } };
export const Exclusive: Story = { args: { product: { ...plain, isOnlineExclusive: 'Y' } } };
export const ReadyToShip: Story = { args: { product: { ...plain, readyToShip: 'Y' } } };
/** On offer, with price, struck MRP and saving. */
export const OnOffer: Story = {
  args: {
    product: {
      ...plain,
      isOfferExisting: 'Y',
      price: {
        ...plain.price,
        mrpPrice: { ...plain.price.mrpPrice, doubleValue: 306_250 },
        discountPercent: 20,
      },
    },
  },
};
export const SoldOut: Story = {
  args: { product: productCardSoldOut },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Out of stock');
  },
};
export const LongText: Story = {
  args: { product: productCardLong },
  parameters: { pictures: { widths: [390] } },
};
export const Saved: Story = { args: { action: heart(true) } };
export const SavingBusy: Story = { args: { action: heart(true, true) } };
/** A picture that cannot be had leaves the wordmark in its place. */
export const PictureFailed: Story = {
  args: {
    product: {
      ...plain,
      images: [{ ...plain.images[0]!, url: 'data:image/avif;base64,AAAA' }],
    },
    priority: true,
  },
};
/** A brand's own photograph fills the frame; tag and heart are in ink on it, in dark too. */
export const Photograph: Story = {
  args: {
    picture: 'photo',
    product: { ...productCard, images: [picture('editorial-winter-room-tall', 'A handbag in a lit room')] },
  },
};
export const Indiluxe: Story = {
  args: {
    product:
      samples.productCards.find(({ productCategoryId }) => productCategoryId.startsWith('ISH')) ??
      productCard,
  },
  globals: { catalogue: 'indiluxe' },
};

/** The second picture and the choices are there while the pointer or the focus is. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await within(canvasElement).findByText('Mini, Medium, Large');
  },
};

function Saving(props: ProductTileProps) {
  const [isSaved, setSaved] = useState(false);
  return (
    <ProductTile
      {...props}
      action={<WishlistHeart product={props.product} saved={isSaved} onSavedChange={setSaved} />}
    />
  );
}

/** Tab: the product, then its heart; Space saves it and the link is not followed. */
export const Keyboard: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement }) => {
    const heartButton = within(canvasElement).getByRole('button', { name: /^Keep .* in wishlist$/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(heartButton).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heartButton).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = { render: () => <ProductTileSkeleton /> };
