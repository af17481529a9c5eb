import { useSearchParams } from 'react-router-dom';
import { VerifyEmailScreen } from '@luxe/feature-account';
import { PageHead } from '../head/PageHead.tsx';

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
