import { lazy } from 'react';

/** Where a search begins that has no words yet: `/search/`. A chunk of its own. */
export const SearchHome = lazy(() => import('./SearchHomeScreen.tsx'));
