import { lazyPart } from '@luxe/ui/lazy-part';

// Few listings and bags have editorial content, so its code is a chunk of its own. When the chunk does not
// load, the page is shown without this content.

export const CmsBlocks = lazyPart(
  () => import('./CmsBlocks.tsx').then((module) => module.CmsBlocks),
  () => null,
);

export const HybridBlocks = lazyPart(
  () => import('./HybridBlocks.tsx').then((module) => module.HybridBlocks),
  () => null,
);
