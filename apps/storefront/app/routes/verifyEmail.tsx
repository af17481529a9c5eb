import { useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { VerifyEmailScreen } from '@luxe/feature-account';
import { PageHead } from '../head/PageHead.tsx';

// This page needs the endpoints of later calls. They load in parallel with the page.
loadLaterCalls();

/** `/verify-email?token=`, linked from an e-mail. */
export default function VerifyEmail() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Your e-mail address | LUXE" isIndexed={false} />
      <VerifyEmailScreen token={query.get('token') ?? ''} />
    </>
  );
}
