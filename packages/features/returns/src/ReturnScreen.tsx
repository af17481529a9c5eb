import { ApiError } from '@luxe/client';
import { current, type Return } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { useState, type ReactNode } from 'react';
import { toReturnModel } from './requests/toReturnModel.ts';
import { useReturnActions } from './requests/useReturnActions.ts';
import { ReturnFailed, ReturnLoading } from './requests/views/ReturnsStates.tsx';
import { ReturnView } from './requests/views/ReturnView.tsx';

export type ReturnScreenProps = {
  returnCode: string;
  /** Whether the shopper has just sent the request. */
  isPlaced?: boolean;
  /** Shown for an unknown return, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
};

/** One return on `/my-account/returns?returnCode=`: where it is, its refund, and what can be done. */
export function ReturnScreen({ returnCode, isPlaced = false, notFound }: ReturnScreenProps) {
  const { status } = useSession();
  /** The return after the last action here; the store's answer is newer than the cache. */
  const [changed, setChanged] = useState<Return>();
  const { data, error, retry } = useCall(
    'returnDetails',
    status === 'customer' ? { params: { user: current, returnCode } } : null,
    { renew: true },
  );
  const actions = useReturnActions(returnCode, setChanged);
  const request = changed?.returnCode === returnCode ? changed : data;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return notFound;
  if (error && !request) return <ReturnFailed onRetry={retry} />;
  if (!request) return <ReturnLoading />;
  return (
    <ReturnView
      model={toReturnModel(request)}
      isPlaced={isPlaced && request.state === 'REQUESTED'}
      actions={actions}
    />
  );
}
