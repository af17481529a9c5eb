import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@luxe/feature-errors';
import { PageHead } from '../head/PageHead.tsx';
import { reportPageError } from '../reports/watch.ts';

/** For a fault of the shell itself: no header, no footer, still a page and a way on [SHL-21]. */
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
