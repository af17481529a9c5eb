import type { Paise } from '@luxe/format';

export type DeliveryCode = 'home-delivery' | 'express-delivery';

export interface Delivery {
  readonly code: DeliveryCode;
  /** YYYY-MM-DD, India: when an item ordered now arrives. */
  readonly deliveryDate: string;
}

/** Express is free from this value of a line. */
const freeExpressFrom: Paise = 20_000_00;
const expressFee: Paise = 250_00;

/** What a way of delivery costs for a line of so much. */
export const shippingOf = (mode: DeliveryCode, linePaise: Paise): Paise =>
  mode === 'express-delivery' && linePaise < freeExpressFrom ? expressFee : 0;

/** How a line goes: as chosen where that is possible, else the soonest way that is free. Undefined where it cannot be delivered. */
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
