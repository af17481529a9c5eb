import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { ErrorState } from '@luxe/ui/error-state';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { copy } from './copy.ts';
import { toPlacedModel } from './data/toPlacedModel.ts';
import { CheckoutGuest, CheckoutLoading } from './views/CheckoutStates.tsx';
import { OrderPlacedView } from './views/OrderPlacedView.tsx';

export type OrderPlacedScreenProps = {
  orderCode: string;
  /** A guest has come: open the login. Missing: a link to the orders is shown instead. */
  onLoginNeeded?: () => void;
};

/** `/order-placed-successfully?orderCode=` [CHK-13]. */
export function OrderPlacedScreen({ orderCode, onLoginNeeded }: OrderPlacedScreenProps) {
  const session = useSession();
  const isCustomer = session.status === 'customer';
  const { data, error, retry } = useCall(
    'orderDetails',
    isCustomer && orderCode ? { params: { user: current, orderCode } } : null,
  );

  if (session.status === 'guest' && onLoginNeeded) return <CheckoutGuest onLogIn={onLoginNeeded} />;
  if (data) return <OrderPlacedView placed={toPlacedModel(data)} firstName={session.firstName} />;
  if (error || !orderCode || session.status === 'guest') {
    return (
      <Page>
        <ErrorState
          title={copy.placedFailedTitle}
          headingLevel={1}
          size="display-m"
          onRetry={retry}
          action={<Link href="/my-account/orders">{copy.lastOrder}</Link>}
        >
          {copy.placedFailed}
        </ErrorState>
      </Page>
    );
  }
  return <CheckoutLoading label={copy.placedLoading} />;
}
