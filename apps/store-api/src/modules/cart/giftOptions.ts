import type { CallBody } from '@luxe/contract/calls';
import type { StoredCart } from './repository.ts';

export type GiftOptions = CallBody<'changeGiftOptions'>;
type GiftColumns = Pick<StoredCart, 'giftWrap' | 'giftMessage' | 'hidesPrices'>;

export const toGiftColumns = ({ wrap, message, hidePrices }: GiftOptions): GiftColumns => ({
  giftWrap: wrap,
  giftMessage: message,
  hidesPrices: hidePrices,
});

/** The gift options of a cart or an order, as the calls name them. */
export const toGiftOptions = ({ giftWrap, giftMessage, hidesPrices }: GiftColumns): GiftOptions => ({
  wrap: giftWrap,
  message: giftMessage,
  hidePrices: hidesPrices,
});

/**
 * What either bag chose stays; of two messages the guest's, which is usually the newer one. `note` says so to the
 * shopper; empty where no message was replaced.
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
    note: isReplaced ? 'Both bags had a gift message. The one written before you logged in stays.' : '',
  };
}
