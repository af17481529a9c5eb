import type { WishlistProduct } from '@luxe/contract/calls';
import { formatDate, rupeesToPaise } from '@luxe/format';
import { copy } from '../copy.ts';

export type WishModel = {
  productCode: string;
  brand: string;
  name: string;
  href: string;
  imageURL: string;
  color: string;
  price: WishlistProduct['price'];
  mrp: WishlistProduct['mrp'];
  /** What became of the price since it was saved; empty for nothing. */
  priceChange: string;
  isSoldOut: boolean;
  /** To choose from, sold-out ones among them; empty where there is nothing to choose. */
  sizes: readonly { ussid: string; label: string; isAvailable: boolean }[];
  /** The offer that goes into the bag: that of the chosen size if it can be had, or of the only one; empty until a size is chosen. */
  ussid: string;
  /** The offer it was saved by, where a size was chosen: to be saved again as it was. */
  savedUssid: string | undefined;
  keptUntil: string;
  /** When it was added, and what it cost then in rupees: an undo says both. */
  addedDate: string;
  addedPrice: number;
};

/** A saved piece as its row shows it. Of the expiry only the day counts [ACC-19]. */
export function toWishModel(product: WishlistProduct): WishModel {
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
    keptUntil: copy.keptUntil(formatDate(product.expiryDate)),
    addedDate: product.addedDate,
    addedPrice: product.addedPrice.doubleValue,
  };
}

function priceChangeOf({ price, addedPrice }: WishlistProduct): string {
  const [was, now] = [rupeesToPaise(addedPrice.doubleValue), rupeesToPaise(price.doubleValue)];
  if (was === now) return '';
  return now > was ? copy.priceUp(was, now) : copy.priceDown(was, now);
}
