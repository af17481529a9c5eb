import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { guestTrackPath, orderLinkPath, ordersPath } from '@luxe/contract/paths';
import { TrackOrderScreen } from '@luxe/feature-tracking';
import { PageHead } from '../head/PageHead.tsx';
import { useLogin } from '../contexts/loginContext.ts';
import { useSettings } from '../contexts/settings.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

/** `/track-order?orderCode=`. A right code leads to the short link of the order. */
export default function TrackOrderPage() {
  const [query] = useSearchParams();
  const { isDemo } = useSettings();
  const navigate = useNavigate();
  const login = useLogin();
  return (
    <>
      <PageHead title="Track your order | LUXE" canonical={guestTrackPath} />
      <TrackOrderScreen
        orderCode={query.get('orderCode') ?? ''}
        isDemo={isDemo}
        onProven={(token) => void navigate(orderLinkPath(token))}
        onLoginNeeded={() => login.open(() => void navigate(ordersPath))}
      />
    </>
  );
}
