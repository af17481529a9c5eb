import { useSearchParams } from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { VerifyEmailScreen } from '@luxe/feature-account';
import { PageHead } from '../head/PageHead.tsx';

// What this page asks for stands in the second table of calls: it comes beside the page.
loadLaterCalls();

/** `/verify-email?token=`, from a letter. */
export default function VerifyEmail() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Your e-mail address | LUXE" isIndexed={false} />
      <VerifyEmailScreen token={query.get('token') ?? ''} />
    </>
  );
}
