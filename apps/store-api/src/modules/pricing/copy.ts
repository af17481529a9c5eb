import { formatPaise, type Paise } from '@luxe/format';

/** Reasons for the shopper why a payment method is not possible. */
export const copy = {
  cashAboveLimit: (limit: Paise) => `For orders up to ${formatPaise(limit)}`,
  noCashAtPincode: 'Not offered at this pincode',
  belowMinimum: (minimum: Paise) => `For amounts from ${formatPaise(minimum)}`,
  noPlan: 'No plan for this amount',
};
