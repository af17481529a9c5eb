import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@luxe/feature-errors';
import { PageHead } from '../head/PageHead.tsx';
import { reportPageError } from '../reports/reportErrors.ts';
import { copy } from './copy.ts';
import { NotFoundPage } from '../screens/NotFound.tsx';

export default function Guard() {
  return <Outlet />;
}

/**
 * Replaces a failed page inside the shell. Header and footer stay, and navigation clears the error [SHL-21].
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useEffect(() => {
    // The server reports its own error responses.
    if (!isRouteErrorResponse(error)) reportPageError(error, 'page');
  }, [error]);
  if (status === 404) return <NotFoundPage />;
  const outage = status === 503 && { title: copy.outageTitle, text: copy.outage };
  return (
    <>
      <PageHead title={`${outage ? outage.title : copy.failedTitle} | LUXE`} isIndexed={false} />
      <ErrorScreen {...outage} onRetry={() => location.reload()} />
    </>
  );
}
