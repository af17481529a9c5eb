import { lazy } from 'react';

/** The search home: `/search/` without a text. A chunk of its own. */
export const SearchHome = lazy(() => import('./SearchHomeScreen.tsx'));
