import type { CallBody } from '@luxe/contract/calls';
import { copy } from './copy.ts';
import type { StoredCart } from './repository.ts';

export type GiftOptions = CallBody<'changeGiftOptions'>;
type GiftColumns = Pick<StoredCart, 'giftWrap' | 'giftMessage' | 'hidesPrices'>;

export const toGiftColumns = ({ wrap, message, hidePrices }: GiftOptions): GiftColumns => ({
  giftWrap: wrap,
  giftMessage: message,
  hidesPrices: hidePrices,
});

/** Gift options of a cart or an order, in wire format. */
export const toGiftOptions = ({ giftWrap, giftMessage, hidesPrices }: GiftColumns): GiftOptions => ({
  wrap: giftWrap,
  message: giftMessage,
  hidePrices: hidesPrices,
});

/**
 * Merges the gift options of a guest's bag and of the customer's own bag. An option that is chosen in either
 * bag stays. If both bags have a message, the guest's stays, because it is usually newer. `note` informs the
 * shopper about a replaced message; empty if no message was replaced.
 */
export function mergeGiftOptions(
  guest: GiftColumns,
  own: GiftColumns,
): { columns: GiftColumns; note: string } {
  const isReplaced =
    guest.giftMessage !== '' && own.giftMessage !== '' && guest.giftMessage !== own.giftMessage;
  return {
    columns: {
      giftWrap: guest.giftWrap || own.giftWrap,
      giftMessage: guest.giftMessage || own.giftMessage,
      hidesPrices: guest.hidesPrices || own.hidesPrices,
    },
    note: isReplaced ? copy.giftMessageReplaced : '',
  };
}
