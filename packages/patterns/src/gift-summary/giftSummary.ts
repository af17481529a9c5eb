import type { GiftOptions } from '@luxe/contract/calls';

/**
 * Summary of the selected gift options: `Gift wrap, message, prices hidden`. Empty if no option is selected.
 */
export function giftSummary({ wrap, message, hidePrices }: GiftOptions): string {
  const summary = [wrap && 'gift wrap', message && 'message', hidePrices && 'prices hidden']
    .filter(Boolean)
    .join(', ');
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}
