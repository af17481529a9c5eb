import { lazy, Suspense } from 'react';

// Few see it: not part of what every page loads. The server draws it whole.
const Screen = lazy(() =>
  import('../screens/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** "404 - Page Not Found" [RTE-06]. */
export function NotFound() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
