import { rupeesToPaise } from '@luxe/format';
import type { BagLine, Cart } from '@luxe/contract/calls';
import { toPrice } from './emptyBag.ts';

/** Changes of the shopper that the store has not confirmed. */
export interface PendingBag {
  /** Wanted quantity by entryNumber; 0 removes the line. */
  readonly lines: Readonly<Record<string, number>>;
  /** Items that are being added. */
  readonly adds: readonly { readonly USSID: string; readonly quantity: number }[];
}

export const noPendingChanges: PendingBag = { lines: {}, adds: [] };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** By how many items the pending changes increase the bag. Negative if they remove more than they add. */
export function pendingDifference(pending: PendingBag, products: readonly BagLine[] = []): number {
  const changed = products.map((line) => (pending.lines[line.entryNumber] ?? line.quantity) - line.quantity);
  return sum(changed) + sum(pending.adds.map(({ quantity }) => quantity));
}

/**
 * Returns the confirmed bag with the pending changes applied. The totals are computed from the changed lines.
 * Discounts, delivery charges and credits keep their last confirmed values until the store returns new ones.
 */
export function applyPending(cart: Cart, pending: PendingBag): Cart {
  if (pending.adds.length === 0 && Object.keys(pending.lines).length === 0) return cart;
  const products = cart.products.flatMap((line) => {
    const added = sum(
      pending.adds.filter(({ USSID }) => USSID === line.USSID).map(({ quantity }) => quantity),
    );
    const quantity = (pending.lines[line.entryNumber] ?? line.quantity) + added;
    return quantity > 0 ? [{ ...line, quantity, qtySelectedByUser: quantity }] : [];
  });
  const before = totalOf(cart.products);
  const after = totalOf(products);
  const payable = Math.max(0, rupeesToPaise(cart.cartAmount.paybleAmount.value) + after - before);
  const bagTotal = toPrice(rupeesToPaise(cart.cartAmount.bagTotal.value) + after - before);
  return {
    ...cart,
    products,
    entries: products.length,
    count: cart.count + pendingDifference(pending, cart.products),
    subtotalPrice: bagTotal,
    cartAmount: {
      ...cart.cartAmount,
      bagTotal,
      paybleAmount: toPrice(products.length ? payable : 0),
      // The tax is unknown until the store returns the bag.
      taxAmount: toPrice(0),
    },
    isCheckoutAllowed: products.length > 0 && products.every(isReady),
  };
}

const totalOf = (lines: readonly BagLine[]) =>
  sum(
    lines
      .filter(({ isGiveAway }) => isGiveAway === 'N')
      .map(({ price, quantity }) => rupeesToPaise(price.value) * quantity),
  );

const isReady = (line: BagLine) =>
  !line.isOutOfStock && line.quantity <= line.availableStock && line.pinCodeResponse.isServicable === 'Y';
