import { ConfirmLogin, confirmCopy } from '@luxe/feature-login';
import { confirmLoginAnswers } from '../routing/confirmLoginAnswers.ts';
import { routeTable } from '../routing/routeTable.ts';
import { PageHead } from '../head/PageHead.tsx';

/** Asks before a link from another site logs the shopper in [AUT-02]. */
export default function ConfirmLoginPage() {
  return (
    <>
      <PageHead title={`${confirmCopy.title} | LUXE`} />
      <ConfirmLogin path={routeTable.confirmLogin.paths[0]} answers={confirmLoginAnswers} />
    </>
  );
}
