import { lazyPart } from '@luxe/ui/lazy-part';

/** The search home: `/search/` without a search text. It loads as a chunk of its own. */
export const SearchHome = lazyPart(() => import('./SearchHomeScreen.tsx').then((file) => file.default));
