import type { BagLine, Cart } from '@luxe/contract/calls';
import { formatPaise, rupeesToPaise } from '@luxe/format';
import { copy } from '../copy.ts';

/** Lines that are shown; what else there is, is counted [SHL-10]. */
const shown = 3;

export type MiniBagLineModel = {
  /** Names the line; stays while the line lives. */
  entryNumber: string;
  productCode: string;
  ussid: string;
  href: string;
  imageURL: string;
  brand: string;
  name: string;
  /** Colour and size in one reading; empty where there is neither. */
  options: string;
  quantity: number;
  /** Of the line, after a promotion and with its quantity, as the bag page says it; `Free` for a gift. */
  price: string;
  isSoldOut: boolean;
  /** It can be had as it stands: once taken out, it can be put back. */
  canComeBack: boolean;
  isGift: boolean;
};

export type MiniBagModel = {
  /** At most three, the one that was put in last first; gifts are last. */
  lines: readonly MiniBagLineModel[];
  /** Pieces in the bag, as the badge counts them. */
  count: number;
  /** Pieces in the lines that are not shown; 0 when all are. */
  more: number;
  /** The coupon that counts, and what it takes off, formatted; undefined where none does. */
  coupon: { label: string; saving: string } | undefined;
  /** Formatted total payable. */
  payable: string;
};

/** The store's cart as the header shows it. */
export function toMiniBag(cart: Cart): MiniBagModel {
  // The store has them as they were put in, gifts last.
  const products: BagLine[] = [];
  const gifts: BagLine[] = [];
  for (const line of cart.products)
    if (line.isGiveAway === 'Y') gifts.push(line);
    else products.unshift(line);
  products.push(...gifts);
  const lines = products.slice(0, shown).map(toLine);
  const rest = products.slice(shown);
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
    canComeBack: !isSoldOut && line.quantity <= line.availableStock,
    isGift,
  };
}
