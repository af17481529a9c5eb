import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prefetchOnIntent } from './data/prefetchOnIntent.ts';
import { adoptStyles } from './document/adoptStyles.ts';
import { endKeeping } from './document/earlyPresses.ts';
import { watchPage } from './reports/watch.ts';
import { loadScreenFor } from './screens/screens.ts';

// The screen of this path is on its way already (modulepreload); with it, the first render is the server's, without a gap.
await Promise.all([loadScreenFor(location.pathname).catch(() => undefined), adoptStyles()]);
// What has run until here is long enough for a phone: a press is answered in between.
await new Promise((resolve) => setTimeout(resolve));
endKeeping();
watchPage();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
prefetchOnIntent();
