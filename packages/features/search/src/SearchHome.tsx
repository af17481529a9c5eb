import { lazy } from 'react';

/** The search home: `/search/` without a search text. It loads as a chunk of its own. */
export const SearchHome = lazy(() => import('./SearchHomeScreen.tsx'));
