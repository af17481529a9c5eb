import type { WishlistProduct } from '@luxe/contract/calls';
import { discountPercent, rupeesToPaise } from '@luxe/format';
import type { TileProduct } from '@luxe/patterns/tile-product';

/** Makes the tile model of a wishlist item. */
export function toWishlistTile(product: WishlistProduct): TileProduct {
  const { productcode, productName, productBrand, webURL, color, imageURL, price, mrp, isOutOfStock } =
    product;
  const percent = discountPercent(rupeesToPaise(price.doubleValue), rupeesToPaise(mrp.doubleValue));
  return {
    productId: productcode,
    productname: productName,
    brandname: productBrand,
    webURL,
    color,
    images: [{ url: imageURL, alt: `${productBrand} ${productName}`, ...pictureSize }],
    price: { sellingPrice: price, mrpPrice: mrp, discountPercent: percent },
    isOutOfStock,
    isProductNew: 'N',
    isOnlineExclusive: 'N',
    readyToShip: 'N',
    isOfferExisting: percent > 0 ? 'Y' : 'N',
    colors: { length: 1 },
    sizes: [],
  };
}

/** Assumed size of product pictures, in px, because the wishlist response does not contain their size. */
const pictureSize = { width: 800, height: 1000 };
