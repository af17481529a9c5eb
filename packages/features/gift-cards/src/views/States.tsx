import { giftCardsPath } from '@luxe/contract/gift-card-paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { copy as buyCopy } from '../data/copy.ts';
import { copy } from '../data/outcomeCopy.ts';

export const BuyLoading = () => <LoadingRowsPage title={buyCopy.title} label={buyCopy.loading} />;

export const CheckoutLoading = () => (
  <LoadingRowsPage title={copy.checkoutTitle} label={copy.checkoutLoading} />
);

export const OutcomeLoading = () => <LoadingRowsPage title={buyCopy.title} label={copy.loading} />;

export const CardFailed = ({ onRetry }: { onRetry: () => void }) => (
  <FailedPage heading={buyCopy.title} title={copy.failedTitle} onRetry={onRetry}>
    {copy.failed}
  </FailedPage>
);

/** There is no card to pay for. */
export const NoCard = () => (
  <EmptyPage title={copy.checkoutTitle} action={<Link href={giftCardsPath}>{copy.choose}</Link>}>
    {copy.none}
  </EmptyPage>
);

/** The card does not exist, or belongs to another shopper. */
export const UnknownCard = () => (
  <EmptyPage title={copy.unknownTitle} action={<Link href={giftCardsPath}>{copy.choose}</Link>}>
    {copy.unknown}
  </EmptyPage>
);
