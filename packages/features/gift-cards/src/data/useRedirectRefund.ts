import type { GiftCardRefundWay } from '@luxe/contract/gift-card-values';
import { current, type GiftCard } from '@luxe/contract/calls';
import { cleanCode } from '@luxe/format';
import { digitsOf, type BankValues } from '@luxe/patterns/bank-values';
import { attempt, attemptKey, forgetAttempt, useClient } from '@luxe/resources';
import { branchUnknown } from '@luxe/resources/bank-branch';

const attemptName = 'giftCardRefund';

/**
 * Returns a function that sends a rejected refund another way, once, however often it is tried. `giftCard`:
 * its number, or `current`. `onChanged` gets the card as it is now.
 */
export function useRedirectRefund(giftCard: string, onChanged: (card: GiftCard) => void) {
  const client = useClient();
  return async (
    refundTo: GiftCardRefundWay,
    { holder, ifsc, account }: BankValues,
  ): Promise<{ message: string; isIfsc: boolean } | undefined> => {
    const accountNumber = digitsOf(account);
    const bank = { holder: holder.trim(), ifsc: cleanCode(ifsc), accountNumber };
    // The storage of the browser never gets the account number.
    const intention = JSON.stringify([giftCard, refundTo, bank.holder, bank.ifsc, accountNumber.slice(-4)]);
    const outcome = await attempt(() =>
      client.call('redirectGiftCardRefund', {
        params: { user: current, giftCard },
        idempotencyKey: attemptKey(attemptName, intention),
        body: { refundTo, ...(refundTo === 'bank' && { bank }) },
      }),
    );
    if (!outcome.ok) return { message: outcome.message, isIfsc: outcome.reason === branchUnknown };
    forgetAttempt(attemptName);
    onChanged(outcome.giftCard);
    return undefined;
  };
}
