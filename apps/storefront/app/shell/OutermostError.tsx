import { ErrorScreen } from '@luxe/feature-errors';
import { PageHead } from '../head/PageHead.tsx';

/** For a fault of the shell itself: no header, no footer, still a page and a way on [SHL-21]. */
export function OutermostError() {
  return (
    <main id="main">
      <PageHead title="Something went wrong | LUXE" isIndexed={false} />
      <ErrorScreen onRetry={() => location.reload()} />
    </main>
  );
}
