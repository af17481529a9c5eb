import type { Price, ProductCard } from '@luxe/contract/calls';
import type { ShownPicture } from '../picture/pictureProps.ts';

/** What a tile shows of a product, of its first picture and of the one that comes on hover. */
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
  readonly images: readonly ShownPicture[];
  readonly price: Record<'sellingPrice' | 'mrpPrice', Amount> & Pick<ProductCard['price'], 'discountPercent'>;
  readonly colors: { readonly length: number };
};

type Amount = Pick<Price, 'doubleValue'>;

/** A product's card without what no tile shows, which each product of a page would carry. Pure. */
export function toTileProduct(card: ProductCard): TileProduct {
  const { sellingPrice, mrpPrice, discountPercent } = card.price;
  const available = card.sizes.filter(({ isAvailable }) => isAvailable);
  return {
    productId: card.productId,
    productname: card.productname,
    brandname: card.brandname,
    webURL: card.webURL,
    color: card.color,
    // The second is decoration: the first has said what there is to see.
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
    // A choice of one is none.
    sizes: available.length > 1 ? available : [],
  };
}
