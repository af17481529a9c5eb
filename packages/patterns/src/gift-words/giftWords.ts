import type { GiftOptions } from '@luxe/contract/calls';

/** What is chosen of an order as a gift: `Gift wrap, message, prices hidden`. Empty where nothing is. */
export function giftWords({ wrap, message, hidePrices }: GiftOptions): string {
  const words = [wrap && 'gift wrap', message && 'message', hidePrices && 'prices hidden']
    .filter(Boolean)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
