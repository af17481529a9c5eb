import { lazyPart } from '@luxe/ui/lazy-part';
import type { WishlistRailProps } from './WishlistRail.tsx';

/** The rail of saved items, in a chunk of its own. When the chunk does not load, the fallback is shown. */
export const WishlistRail = lazyPart<WishlistRailProps>(
  () => import('./WishlistRail.tsx').then((module) => module.WishlistRail),
  ({ fallback }) => fallback,
);
