import { ApiError } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import type { ReactNode } from 'react';
import type { CancelChoice } from './data/choice.ts';
import { readComment, storeComment } from './data/storedComment.ts';
import { toCancelModel } from './data/toCancelModel.ts';
import { ChooseView } from './views/ChooseView.tsx';
import { CancelFailed, CancelLoading, NothingToCancel } from './views/CancelStates.tsx';

export type CancelOrderScreenProps = {
  orderCode: string;
  /** The choice that the URL contains. */
  choice: CancelChoice;
  /** Shown for an unknown order, and for another customer's; the store does not reveal which. */
  notFound: ReactNode;
  /** Called with a valid choice. The next page is the summary. */
  onContinue: (choice: CancelChoice) => void;
};

/** `/my-account/cancel?orderCode=`: chooses the units to cancel, and the reason [ORD-04]. */
export function CancelOrderScreen({ orderCode, choice, notFound, onContinue }: CancelOrderScreenProps) {
  const { status } = useSession();
  const { data, error, retry } = useCall(
    'orderDetails',
    status === 'customer' && orderCode ? { params: { user: current, orderCode } } : null,
    { renew: true },
  );
  if (!orderCode || isUnknownOrder(error)) return notFound;
  if (error && !data) return <CancelFailed onRetry={retry} />;
  if (!data) return <CancelLoading />;
  const model = toCancelModel(data);
  if (model.lines.length === 0) return <NothingToCancel orderCode={orderCode} />;
  return (
    <ChooseView
      model={model}
      choice={choice}
      comment={readComment(orderCode)}
      onContinue={({ comment, ...chosen }) => {
        storeComment(orderCode, comment);
        onContinue(chosen);
      }}
    />
  );
}

export const isUnknownOrder = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
