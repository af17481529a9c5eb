import { formatPaise, type Paise } from '@luxe/format';

/** Reasons for the shopper why a payment method or a bank offer is not possible. */
export const copy = {
  cashAboveLimit: (limit: Paise) => `For orders up to ${formatPaise(limit)}`,
  noCashAtPincode: 'Not offered at this pincode',
  belowMinimum: (minimum: Paise) => `For amounts from ${formatPaise(minimum)}`,
  noPlan: 'No plan for this amount',
  otherCard: (offer: string) => `${offer} is not for this card.`,
  cardsOnly: (offer: string, bank: string | null) =>
    `${offer} is only for ${bank ? `${bank} cards` : 'cards'}. Pay by card, or remove the offer.`,
};
