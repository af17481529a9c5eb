import { lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./DocsPage.tsx').then(({ DocsPage }) => ({ default: DocsPage })));

/** The documentation page, loaded with the first of them: it has examples of all components. */
export function LazyDocsPage() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
