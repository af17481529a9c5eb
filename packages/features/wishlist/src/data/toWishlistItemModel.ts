import type { WishlistProduct } from '@luxe/contract/calls';
import { formatDate, rupeesToPaise } from '@luxe/format';
import { copy } from './copy.ts';

export type WishlistItemModel = {
  productCode: string;
  brand: string;
  name: string;
  href: string;
  imageURL: string;
  color: string;
  price: WishlistProduct['price'];
  mrp: WishlistProduct['mrp'];
  /** A sentence about the price change since the item was saved. Empty without a change. */
  priceChange: string;
  isSoldOut: boolean;
  /** Sizes to choose from, including sold-out ones. Empty when there is one size. */
  sizes: readonly { ussid: string; label: string; isAvailable: boolean }[];
  /**
   * USSID of the offer that can move to the bag: the offer of the saved size, or of the only size. Empty when
   * the shopper must select a size first, or when the size is sold out.
   */
  ussid: string;
  /** The saved offer, for Undo. Undefined when the item was saved without a size. */
  savedUssid: string | undefined;
  savedUntil: string;
  /** When the item was saved, for Undo. */
  addedDate: string;
  /** The price when the item was saved, in rupees, for Undo. */
  addedPrice: number;
};

/**
 * Converts a wishlist item to the model of its row. The row shows the date on which the item expires, without
 * the time [ACC-19].
 */
export function toWishlistItemModel(product: WishlistProduct): WishlistItemModel {
  const [only, ...others] = product.sizes;
  const isOneSize = others.length === 0;
  const chosen = isOneSize ? only : product.sizes.find(({ size }) => size === product.size);
  return {
    productCode: product.productcode,
    brand: product.productBrand,
    name: product.productName,
    href: product.webURL,
    imageURL: product.imageURL,
    color: product.color,
    price: product.price,
    mrp: product.mrp,
    priceChange: priceChangeOf(product),
    isSoldOut: product.isOutOfStock,
    sizes: isOneSize
      ? []
      : product.sizes.map(({ size, USSID, isAvailable }) => ({ ussid: USSID, label: size, isAvailable })),
    ussid: chosen?.isAvailable ? chosen.USSID : '',
    savedUssid: product.size ? product.USSID : undefined,
    savedUntil: copy.savedUntil(formatDate(product.expiryDate)),
    addedDate: product.addedDate,
    addedPrice: product.addedPrice.doubleValue,
  };
}

function priceChangeOf({ price, addedPrice }: WishlistProduct): string {
  const [was, now] = [rupeesToPaise(addedPrice.doubleValue), rupeesToPaise(price.doubleValue)];
  if (was === now) return '';
  return now > was ? copy.priceUp(was, now) : copy.priceDown(was, now);
}
