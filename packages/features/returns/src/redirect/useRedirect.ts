import { cleanCode } from '@luxe/format';
import { current } from '@luxe/contract/calls';
import { attempt, attemptKey, forgetAttempt, useClient, type Outcome } from '@luxe/resources';
import { digitsOf, type BankValues } from '@luxe/patterns/bank-values';

export type RedirectTarget = 'cliq-cash' | 'bank';

const attemptName = 'redirectAttempt';

/** Returns a function that sends a rejected part of a refund elsewhere, once, however often it is tried. */
export function useRedirect(
  orderCode: string,
  partId: number,
): (refundTo: RedirectTarget, bank: BankValues) => Promise<Outcome> {
  const client = useClient();
  return async (refundTo, { holder, ifsc, account }) => {
    const accountNumber = digitsOf(account);
    const bank = { holder: holder.trim(), ifsc: cleanCode(ifsc), accountNumber };
    const intention = JSON.stringify([orderCode, partId, refundTo, holder, ifsc, accountNumber.slice(-4)]);
    const outcome = await attempt(() =>
      client.call('redirectRefund', {
        params: { user: current, orderCode },
        idempotencyKey: attemptKey(attemptName, intention),
        body: { partId, refundTo, ...(refundTo === 'bank' && { bank }) },
      }),
    );
    if (!outcome.ok) return outcome;
    forgetAttempt(attemptName);
    return { ok: true };
  };
}
