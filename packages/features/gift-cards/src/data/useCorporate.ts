import type { CallBody, CallResponse } from '@luxe/contract/calls';
import { attempt, attemptKey, forgetAttempt, useClient, type Outcome } from '@luxe/resources';

const attemptName = 'giftCardEnquiry';

/** Reads rows from a CSV file, and sends the enquiry of a company, once [ACC-21]. */
export function useCorporate() {
  const client = useClient();
  return {
    readRows: (csv: string): Promise<Outcome<CallResponse<'checkGiftCardRows'>>> =>
      attempt(() => client.call('checkGiftCardRows', { body: { csv } })),
    send: async (
      body: CallBody<'corporateGiftCards'>,
    ): Promise<Outcome<CallResponse<'corporateGiftCards'>>> => {
      const idempotencyKey = attemptKey(attemptName, JSON.stringify(body));
      const outcome = await attempt(() => client.call('corporateGiftCards', { body, idempotencyKey }));
      if (outcome.ok) forgetAttempt(attemptName);
      return outcome;
    },
  };
}
