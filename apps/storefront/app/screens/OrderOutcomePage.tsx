import { useLocation, useNavigate } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { OrderOutcomeScreen } from '@luxe/feature-order-outcome';
import { PageHead } from '../head/PageHead.tsx';
import { nextOutcomeAddress, outcomeTitle } from '../routing/outcomeAddress.ts';
import { useLogin } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';

// The endpoints of the calls on this page are in a separate script (see `laterCalls`). The script starts to
// load here, in parallel with the page.
loadLaterCalls();

/** The outcome of an order, at each of its paths. The URL changes with the outcome [CHK-13]. */
export default function OrderOutcomePage() {
  const location = useLocation();
  const navigate = useNavigate();
  const login = useLogin();
  const { serviceNumber } = useSettings();
  return (
    <>
      <PageHead title={`${outcomeTitle(location.pathname)} | LUXE`} />
      <OrderOutcomeScreen
        orderId={new URLSearchParams(location.search).get('orderCode') || undefined}
        serviceNumber={serviceNumber}
        onLoginNeeded={() => login.open()}
        onOutcome={(outcome, orderId) => {
          const to = nextOutcomeAddress(location, outcome, orderId);
          if (to) void navigate(to, { replace: true });
        }}
      />
    </>
  );
}
