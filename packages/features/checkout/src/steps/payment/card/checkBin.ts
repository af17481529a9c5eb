import { current } from '@luxe/contract/calls';
import type { useClient } from '@luxe/resources';
import type { CartName } from '../../../data/cart.ts';
import { copy } from '../copy.ts';

/** Result of checking the first digits of a card. */
export type BinResult = {
  /** Shown beside the number; empty when the card is fine or the check failed. */
  message: string;
  /**
   * True when the card cannot pay by the chosen EMI plan. False for a card that only the bank offer excludes,
   * because this card can still pay.
   */
  isIneligible: boolean;
};

/** Checks the first digits of a card against the bank offer and the EMI bank. Never rejects. */
export async function checkBin(
  client: ReturnType<typeof useClient>,
  cart: CartName,
  bin: string,
  emiBank: string | undefined,
): Promise<BinResult> {
  const params = { user: current, cart };
  const fromOffer = client
    .call('binValidation', { params, body: { bin } })
    .then(({ bankOfferError }) => bankOfferError);
  const fromEmi =
    emiBank === undefined
      ? ''
      : client
          .call('emiEligibleBin', { params, body: { bin, bank: emiBank } })
          .then(({ isEligible, message }) => (isEligible ? '' : message || copy.emi.none));
  const [emi, offer] = await Promise.allSettled([fromEmi, fromOffer]);
  const emiMessage = messageOf(emi);
  return { message: emiMessage || messageOf(offer), isIneligible: emiMessage !== '' };
}

const messageOf = (result: PromiseSettledResult<string>) =>
  result.status === 'fulfilled' ? result.value : '';
