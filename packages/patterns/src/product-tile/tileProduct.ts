import type { Price, ProductCard } from '@luxe/contract/calls';
import type { PictureWithoutTone } from '../picture/pictureProps.ts';

/** The data of a product that a tile shows, including the picture for hover. */
export type TileProduct = Pick<
  ProductCard,
  | 'productId'
  | 'productname'
  | 'brandname'
  | 'webURL'
  | 'color'
  | 'isOutOfStock'
  | 'isProductNew'
  | 'isOnlineExclusive'
  | 'readyToShip'
  | 'isOfferExisting'
  | 'sizes'
> & {
  readonly images: readonly PictureWithoutTone[];
  readonly price: Record<'sellingPrice' | 'mrpPrice', Amount> & Pick<ProductCard['price'], 'discountPercent'>;
  readonly colors: { readonly length: number };
};

type Amount = Pick<Price, 'doubleValue'>;

/** Removes from a product card the data that no tile shows, to make pages smaller. */
export function toTileProduct(card: ProductCard): TileProduct {
  const { sellingPrice, mrpPrice, discountPercent } = card.price;
  const available = card.sizes.filter(({ isAvailable }) => isAvailable);
  return {
    productId: card.productId,
    productname: card.productname,
    brandname: card.brandname,
    webURL: card.webURL,
    color: card.color,
    // Only the first picture has an alternative text. The others are decorative, because the first one
    // already describes the product.
    images: card.images.map(({ url, alt, width, height }, at) => ({
      url,
      alt: at === 0 ? alt : '',
      width,
      height,
    })),
    price: {
      sellingPrice: { doubleValue: sellingPrice.doubleValue },
      mrpPrice: { doubleValue: mrpPrice.doubleValue },
      discountPercent,
    },
    isOutOfStock: card.isOutOfStock,
    isProductNew: card.isProductNew,
    isOnlineExclusive: card.isOnlineExclusive,
    readyToShip: card.readyToShip,
    isOfferExisting: card.isOfferExisting,
    colors: { length: card.colors.length },
    // A single size is not a choice, so no tile shows it.
    sizes: available.length > 1 ? available : [],
  };
}
