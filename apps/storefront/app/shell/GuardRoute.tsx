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
  const retry = () => location.reload();
  if (status === 503)
    return (
      <>
        <PageHead title={`${copy.outageTitle} | LUXE`} isIndexed={false} />
        <ErrorScreen title={copy.outageTitle} text={copy.outage} onRetry={retry} />
      </>
    );
  return (
    <>
      <PageHead title="Something went wrong | LUXE" isIndexed={false} />
      <ErrorScreen onRetry={retry} />
    </>
  );
}
