import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@luxe/feature-errors';
import { PageHead } from '../head/PageHead.tsx';
import { reportPageError } from '../reports/reportErrors.ts';

/** The error page for a failure of the shell itself, without header and footer [SHL-21]. */
export function OutermostError() {
  const error = useRouteError();
  useEffect(() => reportPageError(error, 'shell'), [error]);
  return (
    <main id="main">
      <PageHead title="Something went wrong | LUXE" isIndexed={false} />
      <ErrorScreen onRetry={() => location.reload()} />
    </main>
  );
}
