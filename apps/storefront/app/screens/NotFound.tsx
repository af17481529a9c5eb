import { lazy, Suspense } from 'react';

// Few pages need this screen, so the browser loads its script on demand. The HTML from the server already
// contains the complete screen.
const Screen = lazy(() =>
  import('./NotFoundPage.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** The screen "404 - Page Not Found" [RTE-06]. */
export function NotFound() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
