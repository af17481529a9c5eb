import { lazy } from 'react';

/** Few pages need this screen, so it is a chunk of its own. The HTML of the server contains the screen. */
export const NotFoundScreen = lazy(() =>
  import('./views/NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);
