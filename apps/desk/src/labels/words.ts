import type { DeskOrder, DeskPayment, DeskRefundPart, DeskReturn } from '@luxe/contract/desk';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const orderStatusLabels: Labels<DeskOrder['status']> = {
  open: 'Payment open',
  placed: 'Placed',
  failed: 'Payment failed',
};

export const amountLabels: Labels<DeskOrder['amounts'][number]['part']> = {
  subtotal: 'Items',
  cartDiscount: 'Discount',
  couponDiscount: 'Coupon',
  bankDiscount: 'Bank offer',
  shipping: 'Delivery',
  cliqCash: 'Cliq cash',
  loyalty: 'Loyalty points',
  brandCash: 'Brand cash',
  emiDiscount: 'EMI discount',
};

export const actorLabels: Labels<DeskOrder['parcels'][number]['units'][number]['events'][number]['actor']> = {
  shopper: 'shopper',
  seller: 'seller',
  carrier: 'carrier',
  desk: 'desk',
  clock: 'automatic',
};

export const paymentStatusLabels: Labels<DeskPayment['status']> = {
  due: 'Due',
  made: 'Created',
  open: 'Open',
  charged: 'Charged',
  failed: 'Failed',
  refunding: 'Refunding',
  refunded: 'Refunded',
};

export const destinationLabels: Labels<DeskRefundPart['destination']> = {
  provider: 'Source of the payment',
  bank: 'Bank account',
  'cliq-cash': 'Cliq cash',
  'loyalty-points': 'Loyalty points',
  'brand-cash': 'Brand cash',
};

export const refundStatusLabels: Labels<DeskRefundPart['status']> = {
  due: 'Due',
  pending: 'Pending',
  done: 'Done',
  failed: 'Rejected by the provider',
};

export const refundReasonLabels: Labels<DeskOrder['refunds'][number]['reason']> = {
  cancelled: 'Cancelled',
  notDelivered: 'Not delivered',
  lost: 'Lost',
  returned: 'Returned',
  replaced: 'Replaced',
};

export const returnMethodLabels: Labels<DeskReturn['method']> = {
  schedulePickup: 'Pickup',
  quickDrop: 'Drop at a store',
  selfCourier: 'Own courier',
  nothing: 'Nothing to hand over',
};

export const returnKindLabels: Labels<DeskReturn['kind']> = {
  refund: 'Refund',
  replacement: 'Replacement',
};

export const refundToLabels: Labels<DeskReturn['refundTo']> = {
  source: 'source of the payment',
  bank: 'bank account',
  'cliq-cash': 'cliq cash',
};

export const returnReasonLabels: Labels<DeskReturn['units'][number]['reason']> = {
  size: 'Size does not fit',
  notAsShown: 'Not as shown',
  changedMind: 'Changed their mind',
  damaged: 'Damaged',
  wrongItem: 'Wrong item',
  missing: 'Missing',
};

export const replacementLabels: Labels<NonNullable<DeskReturn['units'][number]['replacement']>['status']> = {
  reserved: 'stock reserved',
  released: 'stock released',
  sent: 'sent',
};

export const eventKindLabels: Labels<DeskOrder['paymentEvents'][number]['kind']> = {
  webhook: 'Provider',
  return: 'Return to the shop',
  operator: 'Desk',
};

/** Delivery modes as the shop names them. A mode without a name is shown as its code. */
const deliveryModes: Readonly<Record<string, string>> = {
  'home-delivery': 'Home delivery',
  'express-delivery': 'Express delivery',
};
export const deliveryModeText = (code: string): string => deliveryModes[code] ?? code;

/** A code of lower-case words as text: `Missing order` for `missing-order`. */
export function codeText(code: string): string {
  const words = code.replaceAll(/[-_]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** `1 unit`, `2 units`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `88 kB`, `1.4 MB`. */
export const bytesText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
