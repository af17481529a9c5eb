import type { Paise } from '@luxe/format';
import type { Policy } from '../policy/policyValues.ts';

export type DeliveryCode = 'home-delivery' | 'express-delivery';

export interface Delivery {
  readonly code: DeliveryCode;
  /** Delivery date in India of an item ordered now, as `YYYY-MM-DD`. */
  readonly deliveryDate: string;
}

/** What decides the delivery charges. */
export type DeliveryPolicy = Pick<Policy, 'expressFee' | 'freeExpressFrom'>;

/** Delivery charge of a line of this value. */
export const shippingOf = (
  mode: DeliveryCode,
  linePaise: Paise,
  { expressFee, freeExpressFrom }: DeliveryPolicy,
): Paise => (mode === 'express-delivery' && linePaise < freeExpressFrom ? expressFee : 0);

/**
 * Delivery of a line: the chosen mode where possible, else the soonest free mode, else the soonest mode.
 * Undefined when the line cannot be delivered.
 */
export function deliveryOf(
  offered: readonly Delivery[],
  chosen: DeliveryCode | null,
  linePaise: Paise,
  policy: DeliveryPolicy,
): Delivery | undefined {
  return (
    offered.find(({ code }) => code === chosen) ??
    offered.find(({ code }) => shippingOf(code, linePaise, policy) === 0) ??
    offered[0]
  );
}
