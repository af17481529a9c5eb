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

interface Way {
  readonly events: readonly { readonly code: TrailCode; readonly at: Date }[];
  /** `YYYY-MM-DD`. */
  readonly deliveryDay: string;
}

/**
 * The way of a line. A step is done when it was reached, or one after it was. Lines: thick between what is done, dashed to and between
 * what is to come. A day of delivery that has passed is not told as one to come.
 */
export function toTrail({ events, deliveryDay }: Way, today: string): Step[] {
  const reached = new Map(events.map(({ code, at }) => [code, at]));
  const last = names.findLastIndex(([code]) => reached.has(code));
  return names.map(([code, name], at) => ({
    code,
    name,
    status: at <= last ? 'DONE' : 'UPCOMING',
    line: at === names.length - 1 ? 'none' : at < last ? 'thick' : 'dashed',
    at:
      reached.get(code)?.toISOString() ??
      (at > last && deliveryDay >= today && (code === 'OUT_FOR_DELIVERY' || code === 'DELIVERED')
        ? deliveryDay
        : null),
  }));
}

const deliveredAt = ({ events }: Way) => events.find(({ code }) => code === 'DELIVERED')?.at;

/** What happens next with a line, for a shopper to read. `today` is a day in India; a day that has passed is promised no more. */
export function statusDisplay(line: Way, today: string): string {
  const delivered = deliveredAt(line);
  if (delivered) return `Delivered ${formatDay(delivered.toISOString())}`;
  const day = formatDay(line.deliveryDay);
  return line.deliveryDay < today ? `Delayed. It was expected by ${day}` : `Arriving ${day}`;
}

/** What happens next with an order: it is delivered when all its lines are, and arriving until the last of them has come. */
export function orderStatusDisplay(lines: readonly Way[], today: string): string {
  const waiting = lines.filter((line) => !deliveredAt(line)).toSorted(byDay);
  const [first] = waiting;
  if (!first) {
    const last = Math.max(...lines.map((line) => deliveredAt(line)?.getTime() ?? 0));
    return `Delivered ${formatDay(new Date(last).toISOString())}`;
  }
  const last = waiting.at(-1) ?? first;
  const isLate = first.deliveryDay < today;
  if (waiting.length < lines.length) {
    const rest = isLate
      ? `delayed; it was expected by ${formatDay(first.deliveryDay)}`
      : `arriving by ${formatDay(last.deliveryDay)}`;
    return `Part delivered, the rest ${rest}`;
  }
  if (isLate || last.deliveryDay === first.deliveryDay) return statusDisplay(first, today);
  return `${statusDisplay(first, today)}, the rest by ${formatDay(last.deliveryDay)}`;
}

const byDay = (one: Way, other: Way) =>
  one.deliveryDay < other.deliveryDay ? -1 : Number(one.deliveryDay > other.deliveryDay);
