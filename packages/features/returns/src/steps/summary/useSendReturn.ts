import { current, type ReturnOptions } from '@luxe/contract/calls';
import {
  attempt,
  attemptKey,
  forgetAttempt,
  useClient,
  useOrdersChanged,
  useTrack,
  type Outcome,
} from '@luxe/resources';
import { forgetAccountNumber, readAccountNumber } from '../../data/accountNumber.ts';
import { forgetDraft, type ReturnDraft } from '../../data/draft.ts';
import { toReturnBody } from './toReturnBody.ts';

const attemptName = 'returnAttempt';

/**
 * Returns a function that sends a complete draft. Once the store has accepted it, `onPlaced` is called, and
 * the draft is forgotten.
 */
export function useSendReturn(
  orderCode: string,
  options: ReturnOptions,
  onPlaced: (returnCode: string) => void,
): (draft: ReturnDraft) => Promise<Outcome> {
  const client = useClient();
  const ordersChanged = useOrdersChanged();
  const track = useTrack();
  return async (draft) => {
    const accountNumber = readAccountNumber(orderCode);
    const intention = JSON.stringify([orderCode, draft, accountNumber.slice(-4)]);
    const outcome = await attempt(() =>
      client.call('createReturn', {
        params: { user: current, orderCode },
        idempotencyKey: attemptKey(attemptName, intention),
        body: toReturnBody(draft, options, accountNumber),
      }),
    );
    if (!outcome.ok) return outcome;
    track('return requested', { orderId: orderCode });
    onPlaced(outcome.return.returnCode);
    forgetAttempt(attemptName);
    forgetDraft(orderCode);
    forgetAccountNumber();
    ordersChanged();
    return { ok: true };
  };
}
