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
  quantity: number;
  /** Of the line, quantity included; `Free` for a gift. */
  price: string;
  isSoldOut: boolean;
  isGift: boolean;
};

export type MiniBagModel = {
  /** At most three, in the order of the bag page. */
  lines: readonly MiniBagLineModel[];
  /** Pieces in the bag, as the badge counts them. */
  count: number;
  /** Pieces in the lines that are not shown; 0 when all are. */
  more: number;
  /** Formatted total payable. */
  payable: string;
};

/** The store's cart as the header shows it. */
export function toMiniBag(cart: Cart): MiniBagModel {
  const lines = cart.products.slice(0, shown).map(toLine);
  const rest = cart.products.slice(shown);
  return {
    lines,
    count: cart.count,
    more: rest.reduce((sum, { quantity }) => sum + quantity, 0),
    payable: formatPaise(rupeesToPaise(cart.cartAmount.paybleAmount.doubleValue)),
  };
}

function toLine(line: BagLine): MiniBagLineModel {
  const isGift = line.isGiveAway === 'Y';
  return {
    entryNumber: line.entryNumber,
    productCode: line.productcode,
    ussid: line.USSID,
    href: line.webURL,
    imageURL: line.imageURL,
    brand: line.productBrand,
    name: line.productName,
    quantity: line.quantity,
    price: isGift ? copy.free : formatPaise(rupeesToPaise(line.price.doubleValue) * line.quantity),
    isSoldOut: line.isOutOfStock || line.availableStock === 0,
    isGift,
  };
}
