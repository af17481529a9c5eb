import { ApiError } from '@luxe/client';
import { current, type CallBody } from '@luxe/contract/calls';
import { cleanEmail, cleanText } from '@luxe/format';
import { attempt, useClient, useTrack, type Outcome } from '@luxe/resources';
import { amountOf } from './amountOf.ts';
import { toEventItem } from './toEventItem.ts';
import type { BuyValues } from './types.ts';

const params = { user: current, giftCardGuid: current };

/** Saves the gift card in the cart of the session: in the open one, else in a new one [DAT-02]. */
export function useSaveCard(): (values: BuyValues) => Promise<Outcome> {
  const client = useClient();
  const track = useTrack();
  return (values) =>
    attempt(async () => {
      const body = toBody(values);
      try {
        await client.call('updateGiftCardCart', { params, body });
      } catch (error) {
        if (!isWithoutCart(error)) throw error;
        const cart = await client.call('createGiftCardCart', { params: { user: current }, body });
        track('added to cart', { item: toEventItem(cart) });
      }
      return {};
    });
}

/** No cart yet, or the card of the cart is bought. */
const isWithoutCart = (error: unknown) =>
  error instanceof ApiError && (error.code === 'W4041' || error.code === 'W4092');

const toBody = (values: BuyValues): CallBody<'createGiftCardCart'> => ({
  designId: values.design,
  amount: Math.round((amountOf(values) ?? 0) / 100),
  recipientName: cleanText(values.recipientName),
  recipientEmail: cleanEmail(values.recipientEmail),
  senderName: cleanText(values.senderName),
  senderEmail: cleanEmail(values.senderEmail),
  message: values.message.trim(),
  deliverOn: values.when === 'date' ? values.date : null,
});
