import { giftCardCheckoutPath, giftCardsPath } from '@luxe/contract/gift-card-paths';
import { useCall } from '@luxe/resources';
import { useBranch } from '@luxe/resources/bank-branch';
import { useEffect, useState } from 'react';
import { forgetDraft } from './data/buyDraft.ts';
import { toOutcomeModel } from './data/toModels.ts';
import { useBoughtCard } from './data/useBoughtCard.ts';
import { useReportPurchase } from './data/useReportPurchase.ts';
import { OutcomeView } from './views/OutcomeView.tsx';
import { CardFailed, OutcomeLoading, UnknownCard } from './views/States.tsx';

export type OutcomeScreenProps = {
  /** Number of the purchase, or `current` for the last one of this session. */
  id: string;
};

/** `/gift-card-checkout?giftCard=`: what became of a purchase, and of its card [ACC-11]. */
export function OutcomeScreen({ id }: OutcomeScreenProps) {
  const designs = useCall('giftCardOptions', {});
  const bought = useBoughtCard(id);
  const { card } = bought;
  useReportPurchase(card);
  const [ifsc, setIfsc] = useState<string>();
  const branch = useBranch(ifsc);
  const isPaid = card !== undefined && card.state !== 'pending' && card.state !== 'failed';
  useEffect(() => {
    if (isPaid) forgetDraft();
  }, [isPaid]);

  if (bought.isUnknown) return <UnknownCard />;
  if (bought.hasFailed || (designs.error && !designs.data))
    return <CardFailed onRetry={() => void Promise.all([bought.retry(), designs.retry()])} />;
  if (!card || !designs.data) return <OutcomeLoading />;
  return (
    <OutcomeView
      outcome={toOutcomeModel(card, designs.data.designs)}
      secret={bought.secret}
      isLate={bought.isLate}
      buyHref={giftCardsPath}
      payHref={giftCardCheckoutPath}
      isCancelling={bought.isCancelling}
      cancelProblem={bought.cancelProblem}
      onCancelPayment={() => void bought.cancelPayment()}
      onReveal={bought.reveal}
      onRefund={bought.refund}
      onSendAgain={bought.sendAgain}
      branch={branch}
      onIfsc={setIfsc}
      onRedirectRefund={bought.redirectRefund}
    />
  );
}
