import type { Paise } from '@luxe/format';

export type DeliveryCode = 'home-delivery' | 'express-delivery';

export interface Delivery {
  readonly code: DeliveryCode;
  /** Delivery date in India of an item ordered now, as `YYYY-MM-DD`. */
  readonly deliveryDate: string;
}

/** Value of a line from which express delivery is free. */
const freeExpressFrom: Paise = 20_000_00;
const expressFee: Paise = 250_00;

/** Delivery charge of a line of this value. */
export const shippingOf = (mode: DeliveryCode, linePaise: Paise): Paise =>
  mode === 'express-delivery' && linePaise < freeExpressFrom ? expressFee : 0;

/**
 * Delivery of a line: the chosen mode where possible, else the soonest free mode, else the soonest mode.
 * Undefined when the line cannot be delivered.
 */
export function deliveryOf(
  offered: readonly Delivery[],
  chosen: DeliveryCode | null,
  linePaise: Paise,
): Delivery | undefined {
  return (
    offered.find(({ code }) => code === chosen) ??
    offered.find(({ code }) => shippingOf(code, linePaise) === 0) ??
    offered[0]
  );
}
