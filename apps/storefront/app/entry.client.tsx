import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prefetchOnIntent } from './shell/prefetchOnIntent.ts';
import { adoptStyles } from './styles/adoptStyles.ts';
import { stopRecordingPresses } from './document/earlyPresses.ts';
import { reportUncaughtErrors } from './reports/reportErrors.ts';
import { loadScreenFor } from './screens/lazyScreens.ts';

// The first render must match the HTML of the server, so hydration needs the script of this screen. The page
// has preloaded the script.
await Promise.all([loadScreenFor(location.pathname).catch(() => undefined), adoptStyles()]);
// The code so far is a long task on a phone: let the browser respond to input before hydration.
await new Promise((resolve) => setTimeout(resolve));
stopRecordingPresses();
reportUncaughtErrors();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
prefetchOnIntent();
