import type { GiftCard } from '@luxe/contract/calls';

/** A gift card in an event. Analytics knows gift cards by this category, and counts one of each [ANA-08]. */
export const toEventItem = ({ designId, amount }: Pick<GiftCard, 'designId' | 'amount'>) => ({
  productCode: designId,
  category: 'Send As Gift Card',
  price: amount.doubleValue,
  quantity: 1,
});
