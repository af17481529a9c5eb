import { ConfirmLogin, confirmCopy } from '@luxe/feature-login';
import { confirmLoginAnswers, confirmLoginPath } from '../paths/confirmLogin.ts';
import { PageHead } from '../head/PageHead.tsx';

/** Asks before a link from another site logs the shopper in [AUT-02]. */
export default function ConfirmLoginPage() {
  return (
    <>
      <PageHead title={`${confirmCopy.title} | LUXE`} isIndexed={false} />
      <ConfirmLogin path={confirmLoginPath} answers={confirmLoginAnswers} />
    </>
  );
}
