import { lazy } from 'react';

// Few listings and bags have editorial content, so its code is a chunk of its own. When the chunk does not
// load, the page is shown without this content.

export const CmsBlocks = lazy(() =>
  import('./CmsBlocks.tsx').then(
    (module) => ({ default: module.CmsBlocks }),
    () => ({ default: () => null }),
  ),
);

export const HybridBlocks = lazy(() =>
  import('./HybridBlocks.tsx').then(
    (module) => ({ default: module.HybridBlocks }),
    () => ({ default: () => null }),
  ),
);
