import type { CallAnswer } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import type { TrailCode } from '../../db/schema/index.ts';

type Step = CallAnswer<'orderDetails'>['products'][number]['trail'][number];

const names: readonly (readonly [TrailCode, string])[] = [
  ['PLACED', 'Placed'],
  ['CONFIRMED', 'Confirmed by the seller'],
  ['PACKED', 'Packed'],
  ['SHIPPED', 'Shipped'],
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['DELIVERED', 'Delivered'],
];

/** The steps in their order. */
export const trailCodes: readonly TrailCode[] = names.map(([code]) => code);

/**
 * The way of a line. A step is done when it was reached, or one after it was. Lines: thick between what is done, dashed to and between
 * what is to come.
 */
export function toTrail(events: readonly { code: TrailCode; at: Date }[], deliveryDay: string): Step[] {
  const reached = new Map(events.map(({ code, at }) => [code, at]));
  const last = names.findLastIndex(([code]) => reached.has(code));
  return names.map(([code, name], at) => ({
    code,
    name,
    status: at <= last ? 'DONE' : 'UPCOMING',
    line: at === names.length - 1 ? 'none' : at < last ? 'thick' : 'dashed',
    at:
      reached.get(code)?.toISOString() ??
      (at > last && (code === 'OUT_FOR_DELIVERY' || code === 'DELIVERED') ? deliveryDay : null),
  }));
}

/** What happens next, for a shopper to read. */
export function statusDisplay(events: readonly { code: TrailCode; at: Date }[], deliveryDay: string): string {
  const delivered = events.find(({ code }) => code === 'DELIVERED');
  if (delivered) return `Delivered ${formatDay(delivered.at.toISOString())}`;
  return `Arriving ${formatDay(deliveryDay)}`;
}
