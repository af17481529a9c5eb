import type { OrderSummary } from '@luxe/contract/calls';
import { formatDay, formatPaise, rupeesToPaise } from '@luxe/format';
import { copy } from './copy.ts';

type Line = OrderSummary['products'][number];
export type DeliveryMode = NonNullable<Line['selectedDeliveryMode']>;

type DeliveryChoice = {
  code: DeliveryMode;
  /** `Express, by Sunday, 22 November`. */
  label: string;
  /** `₹250` or `Free`. */
  charge: string;
};

export type DeliveryLine = {
  key: string;
  name: string;
  brand: string;
  imageURL: string;
  quantity: number;
  /** Chosen mode and day; empty when undeliverable. */
  when: string;
  /** Why the line cannot be ordered or delivered; empty when it can. */
  problem: string;
  /**
   * Delivery modes of the line. With fewer than two, the page offers no choice. Empty for a free gift
   * [BAG-12].
   */
  modes: DeliveryChoice[];
  selected: DeliveryMode | '';
};

export type DeliveryModel = {
  /** `Two deliveries: Tuesday 24 and Friday 27 November. Free.` */
  text: string;
  lines: DeliveryLine[];
};

/** Delivery days for an address with this pincode, and the delivery modes of each line [BAG-20]. */
export function toDelivery(summary: OrderSummary, pincode: string): DeliveryModel {
  const lines = summary.products.map((line) => toLine(line, pincode));
  const days = summary.products.flatMap((line, at) => {
    const day = lines[at]?.problem ? undefined : chosenOf(line)?.deliveryDate;
    return day ? [day] : [];
  });
  const charge = rupeesToPaise(summary.cartAmount.shippingCharge.doubleValue);
  return { text: formatDeliveries(days, charge ? formatPaise(charge) : copy.free), lines };
}

/** One sentence that lists all delivery days, without repeats, earliest first. */
export function formatDeliveries(days: readonly string[], charge: string): string {
  const dates = [...new Set(days)].sort();
  if (dates.length === 0) return copy.noDelivery;
  const named = dates.map((date) => formatDay(date).replace(',', ''));
  const short = named.map((date, at) => {
    const next = named[at + 1];
    // Omits the month when the next day is in the same month.
    return next && monthOf(next) === monthOf(date) ? date.slice(0, date.lastIndexOf(' ')) : date;
  });
  const last = short.at(-1) ?? '';
  const list = short.length > 1 ? `${short.slice(0, -1).join(', ')} and ${last}` : last;
  return copy.deliveries(copy.counts[dates.length] ?? String(dates.length), list, charge);
}

const monthOf = (date: string) => date.slice(date.lastIndexOf(' '));

function toLine(line: Line, pincode: string): DeliveryLine {
  const problem = problemOf(line, pincode);
  const chosen = chosenOf(line);
  return {
    key: line.entryNumber,
    name: line.productName,
    brand: line.productBrand,
    imageURL: line.imageURL,
    quantity: line.quantity,
    when: problem ? '' : whenOf(line),
    problem,
    modes: problem || line.isGiveAway === 'Y' ? [] : line.elligibleDeliveryMode.map(toChoice),
    selected: chosen?.code ?? '',
  };
}

const chosenOf = ({ elligibleDeliveryMode: modes, selectedDeliveryMode }: Line) =>
  modes.find(({ code }) => code === selectedDeliveryMode) ?? modes[0];

function toChoice({ code, deliveryDate, charge }: Line['elligibleDeliveryMode'][number]): DeliveryChoice {
  const amount = rupeesToPaise(charge.doubleValue);
  return {
    code,
    label: toModeLabel(code, deliveryDate),
    charge: amount ? formatPaise(amount) : copy.free,
  };
}

function problemOf(line: Line, pincode: string): string {
  if (line.isOutOfStock || line.availableStock === 0) return copy.soldOut;
  if (line.quantity > line.availableStock) return copy.tooMany(line.availableStock);
  return line.pinCodeResponse.isServicable === 'Y' ? '' : copy.notTo(pincode);
}

function whenOf(line: Line): string {
  const chosen = chosenOf(line);
  if (chosen) return toModeLabel(chosen.code, chosen.deliveryDate);
  const day = line.pinCodeResponse.deliveryDate;
  return day ? copy.by(formatDay(day)) : '';
}

const toModeLabel = (code: DeliveryMode, day: string) =>
  copy.byMode(code === 'express-delivery' ? copy.express : copy.standard, formatDay(day));
