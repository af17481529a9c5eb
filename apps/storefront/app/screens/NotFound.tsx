import { NotFoundScreen } from '@luxe/feature-errors';
import { Suspense } from 'react';

/** The screen "404 - Page Not Found" [RTE-06]. */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}
