import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { giftCardCheckoutPath } from '@luxe/contract/gift-card-paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { PageHead } from '../../head/PageHead.tsx';

/**
 * `/my-account/gift-card-checkout` leads to the payment, which guests and customers share. That page loads
 * from the server, because its security policy allows the payment provider.
 */
export default function GiftCardPaymentPage() {
  const { search } = useLocation();
  useEffect(() => location.replace(giftCardCheckoutPath + search), [search]);
  return (
    <>
      <PageHead title="Gift card | LUXE" canonical={giftCardCheckoutPath} />
      <LoadingRowsPage title="Gift card" label="Loading the gift card" />
    </>
  );
}
