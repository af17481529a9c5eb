import { lazyPart } from '@luxe/ui/lazy-part';

/** Few pages need this screen, so it is a chunk of its own. The HTML of the server contains the screen. */
export const NotFoundScreen = lazyPart(() =>
  import('./views/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);
