import type { BagLine, Cart } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import { copy } from './copy.ts';

/**
 * Maximum number of visible lines. The view shows only the number of items in the remaining lines [SHL-10]
 * [SHL-11].
 */
const visibleLineLimit = 3;

export type MiniBagLineModel = {
  /** Identifies the line; stable until the line is removed. */
  entryNumber: string;
  productCode: string;
  ussid: string;
  href: string;
  imageURL: string;
  brand: string;
  name: string;
  /** `Oxblood, Medium`; empty when the line has neither a colour nor a size. */
  options: string;
  quantity: number;
  /** Formatted price of the line for its quantity, after promotions; `Free` for a gift. */
  price: string;
  isSoldOut: boolean;
  /** Whether Undo can restore the line after removal. True when the stock covers the quantity. */
  isRestorable: boolean;
  isGift: boolean;
};

export type MiniBagModel = {
  /** At most three lines. The line added last is first; gifts are last. */
  lines: readonly MiniBagLineModel[];
  /** Units in the bag, as on the badge. */
  count: number;
  /** Units in the lines that are not shown; 0 when all are shown. */
  more: number;
  /** Label and formatted saving of the coupon; undefined when no coupon lowers the total. */
  coupon: { label: string; saving: string } | undefined;
  /** Formatted total payable. */
  payable: string;
};

/** Builds the mini bag's model from the store's cart. */
export function toMiniBag(cart: Cart): MiniBagModel {
  // The store returns the oldest line first, so the order of the lines is reversed. Gifts stay last.
  const products: BagLine[] = [];
  const gifts: BagLine[] = [];
  for (const line of cart.products)
    if (line.isGiveAway === 'Y') gifts.push(line);
    else products.unshift(line);
  products.push(...gifts);
  const lines = products.slice(0, visibleLineLimit).map(toLine);
  const rest = products.slice(visibleLineLimit);
  return {
    lines,
    count: cart.count,
    more: rest.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon: couponOf(cart),
    payable: formatPaise(rupeesToPaise(cart.cartAmount.paybleAmount.doubleValue)),
  };
}

function couponOf({ appliedCoupon, cartAmount }: Cart): MiniBagModel['coupon'] {
  const saving = rupeesToPaise(cartAmount.couponDiscountAmount.doubleValue);
  if (appliedCoupon === null || saving === 0) return undefined;
  return { label: copy.coupon(appliedCoupon), saving: formatPaise(-saving) };
}

function toLine(line: BagLine): MiniBagLineModel {
  const isGift = line.isGiveAway === 'Y';
  const isSoldOut = line.isOutOfStock || line.availableStock === 0;
  return {
    entryNumber: line.entryNumber,
    productCode: line.productcode,
    ussid: line.USSID,
    href: line.webURL,
    imageURL: line.imageURL,
    brand: line.productBrand,
    name: line.productName,
    options: [line.color, line.size].filter(Boolean).join(', '),
    quantity: line.quantity,
    price: isGift ? copy.free : formatPaise(rupeesToPaise(line.offerPrice.doubleValue) * line.quantity),
    isSoldOut,
    isRestorable: !isSoldOut && line.quantity <= line.availableStock,
    isGift,
  };
}
