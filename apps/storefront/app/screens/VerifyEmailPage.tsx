import { useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { VerifyEmailScreen } from '@luxe/feature-account';
import { PageHead } from '../head/PageHead.tsx';

// The endpoints of the calls on this page are in a separate script (see `laterCalls`). The script starts to
// load here, in parallel with the page.
loadLaterCalls();

/** `/verify-email?token=`, linked from an e-mail. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Your e-mail address | LUXE" />
      <VerifyEmailScreen token={query.get('token') ?? ''} />
    </>
  );
}
