import { lazy } from 'react';
import type { WishlistRailProps } from './WishlistRail.tsx';

/** The rail of saved items, in a chunk of its own. When the chunk does not load, the fallback is shown. */
export const WishlistRail = lazy(() =>
  import('./WishlistRail.tsx').then(
    (module) => ({ default: module.WishlistRail }),
    () => ({ default: ({ fallback }: WishlistRailProps) => fallback }),
  ),
);
