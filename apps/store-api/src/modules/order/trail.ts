import type { CallResponseInput } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import type { TrailCode } from '../../db/schema/index.ts';

type Step = CallResponseInput<'orderDetails'>['products'][number]['trail'][number];

const names: readonly (readonly [TrailCode, string])[] = [
  ['PLACED', 'Placed'],
  ['CONFIRMED', 'Confirmed by the seller'],
  ['PACKED', 'Packed'],
  ['SHIPPED', 'Shipped'],
  ['OUT_FOR_DELIVERY', 'Out for delivery'],
  ['DELIVERED', 'Delivered'],
];

/** Codes of all steps, in order. */
export const trailCodes: readonly TrailCode[] = names.map(([code]) => code);

interface LineTrail {
  readonly events: readonly { readonly code: TrailCode; readonly at: Date }[];
  /** `YYYY-MM-DD`. */
  readonly deliveryDay: string;
}

/**
 * The steps of a line's order trail. A step is done when the line has reached that step or a later one.
 * `line` is the style of the connection to the next step: thick between two done steps, `none` after the last
 * step, otherwise dashed. Upcoming delivery steps show the delivery day unless that day has passed.
 */
export function toTrail({ events, deliveryDay }: LineTrail, today: string): Step[] {
  const reached = new Map(events.map(({ code, at }) => [code, at]));
  const last = names.findLastIndex(([code]) => reached.has(code));
  return names.map(([code, name], index) => ({
    code,
    name,
    status: index <= last ? 'DONE' : 'UPCOMING',
    line: index === names.length - 1 ? 'none' : index < last ? 'thick' : 'dashed',
    at:
      reached.get(code)?.toISOString() ??
      (index > last && deliveryDay >= today && (code === 'OUT_FOR_DELIVERY' || code === 'DELIVERED')
        ? deliveryDay
        : null),
  }));
}

const deliveredAt = ({ events }: LineTrail) => events.find(({ code }) => code === 'DELIVERED')?.at;

/**
 * Status of a line for the shopper. `today` is a day in India. When the delivery day has passed, the status
 * shows the line as delayed.
 */
export function statusDisplay(line: LineTrail, today: string): string {
  const delivered = deliveredAt(line);
  if (delivered) return `Delivered ${formatDay(delivered.toISOString())}`;
  const day = formatDay(line.deliveryDay);
  return line.deliveryDay < today ? `Delayed. It was expected by ${day}` : `Arriving ${day}`;
}

/**
 * Status of an order for the shopper. The order is delivered when all its lines are delivered. Until then,
 * the status describes the lines that have not arrived.
 */
export function orderStatusDisplay(lines: readonly LineTrail[], today: string): string {
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

const byDay = (one: LineTrail, other: LineTrail) =>
  one.deliveryDay < other.deliveryDay ? -1 : Number(one.deliveryDay > other.deliveryDay);
