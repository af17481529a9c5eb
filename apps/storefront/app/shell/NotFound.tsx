import { lazy, Suspense } from 'react';

// Loaded on demand because few pages need it. The server renders it completely.
const Screen = lazy(() =>
  import('../screens/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** The screen "404 - Page Not Found" [RTE-06]. */
export function NotFound() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
