import { current, type CallResponse } from '@luxe/contract/calls';
import { useCall, type CallResult } from '@luxe/resources';
import { toUnitsParam, type RefundTarget, type ReturnDraft } from '../../data/draft.ts';

export type ReturnSummary = CallResponse<'returnSummary'>;

/** What the return would give back when the money goes to `refundTo`. */
export const useRefund = (
  orderCode: string,
  draft: ReturnDraft,
  refundTo: RefundTarget,
): CallResult<ReturnSummary> =>
  useCall(
    'returnSummary',
    { params: { user: current, orderCode }, query: { units: toUnitsParam(draft), refundTo } },
    { renew: true, keepPreviousData: true },
  );
