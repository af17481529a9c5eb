import type { CallResponse, Order, OrderLine } from '@luxe/contract/calls';
import { rupeesToPaise, formatPaise } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { refundRows } from '@luxe/patterns/refund-rows';
import type { SummaryRow } from '@luxe/patterns/summary-table';
import type { CancelUnits } from './choice.ts';
import { copy } from './copy.ts';

/** A line with units that can be cancelled. */
export interface CancelLine {
  readonly line: OrderLine;
  readonly name: string;
  /** Price of one unit. */
  readonly price: string;
  /** Number of units that can be cancelled. */
  readonly max: number;
}

export interface CancelModel {
  readonly ref: string;
  readonly orderCode: string;
  readonly lines: readonly CancelLine[];
  /** Names and states of lines that cannot be cancelled. Gifts are not listed: they follow their order. */
  readonly fixed: readonly { readonly name: string; readonly status: string }[];
}

const nameOf = ({ productBrand, productName }: Pick<OrderLine, 'productBrand' | 'productName'>) =>
  `${productBrand} ${productName}`;

export function toCancelModel(order: Order): CancelModel {
  const own = order.products.filter(({ isGiveAway }) => isGiveAway === 'N');
  return {
    ref: order.orderRefNo,
    orderCode: order.orderId,
    lines: own
      .filter(({ cancellableQuantity }) => cancellableQuantity > 0)
      .map((line) => ({
        line,
        name: nameOf(line),
        price: formatPaise(Math.floor(rupeesToPaise(line.price.doubleValue) / line.quantity)),
        max: line.cancellableQuantity,
      })),
    fixed: own
      .filter(({ cancellableQuantity }) => cancellableQuantity === 0)
      .map((line) => ({ name: nameOf(line), status: line.statusDisplay })),
  };
}

/**
 * The units of a choice that the order still allows: unknown lines are dropped, and quantities are lowered to
 * what can be cancelled. A single unit is chosen from the start.
 */
export function possibleUnits({ lines }: CancelModel, chosen: CancelUnits): CancelUnits {
  const [only, second] = lines;
  if (only?.max === 1 && !second) return { [only.line.transactionId]: 1 };
  return Object.fromEntries(
    lines
      .map(({ line, max }) => [line.transactionId, Math.min(max, chosen[line.transactionId] ?? 0)] as const)
      .filter(([, quantity]) => quantity > 0),
  );
}

export type CancelSummary = CallResponse<'cancelSummary'>;

/** What goes back, one row per source, with the time of its arrival. `today` is a day in India. */
export const cancelRows = ({ refundParts, lessDue }: CancelSummary, today: string): SummaryRow[] => [
  ...refundRows(refundParts, today),
  ...(lessDue.doubleValue > 0 ? [{ label: copy.lessDue, value: lessDue }] : []),
];

/** What else the cancellation changes, in sentences. */
export function consequences(summary: CancelSummary): string[] {
  const { isComplete, products, includesDelivery, freedCoupon, usedCoupon, pointsTakenBack } = summary;
  return [
    products.some(({ isGiveAway }) => isGiveAway === 'Y') ? copy.giftGoes : '',
    isComplete ? '' : copy.unchangedPrices,
    includesDelivery ? copy.delivery : '',
    freedCoupon === null ? '' : copy.freedCoupon(freedCoupon),
    usedCoupon === null ? '' : copy.usedCoupon(usedCoupon),
    pointsTakenBack > 0 ? copy.points(pointsTakenBack) : '',
    copy.final,
  ].filter(Boolean);
}

/** Number of units that the shopper cancels, without gifts. */
export const unitCount = ({ products }: CancelSummary): number =>
  products.reduce((sum, { isGiveAway, quantity }) => sum + (isGiveAway === 'Y' ? 0 : quantity), 0);

export const refundText = ({ refundAmount }: CancelSummary): string =>
  refundAmount.doubleValue > 0 ? copy.doneRefund(formatPrice(refundAmount)) : '';
