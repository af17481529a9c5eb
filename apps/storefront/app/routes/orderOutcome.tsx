import { useLocation, useNavigate } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { OrderOutcomeScreen } from '@luxe/feature-checkout';
import { PageHead } from '../head/PageHead.tsx';
import { followedAddress, outcomeTitle } from '../paths/outcomeAddress.ts';
import { useLogin } from '../shell/login.ts';
import { useSettings } from '../shell/settings.ts';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

/** `/order-placed-successfully`, `/order-failed`, `/payment-pending`, `/checkout/multi` and `/thank-you`: one screen, whose address follows the order [CHK-13]. */
export default function OrderOutcome() {
  const place = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const { serviceNumber } = useSettings();
  return (
    <>
      <PageHead title={`${outcomeTitle(place.pathname)} | LUXE`} isIndexed={false} />
      <OrderOutcomeScreen
        orderId={new URLSearchParams(place.search).get('orderCode') || undefined}
        serviceNumber={serviceNumber}
        onLoginNeeded={() => login.open()}
        onOutcome={(outcome, orderId) => {
          const to = followedAddress(place, outcome, orderId);
          if (to) void navigate(to, { replace: true });
        }}
      />
    </>
  );
}
