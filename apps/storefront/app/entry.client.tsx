import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptStyles } from './document/adoptStyles.ts';
import { loadScreenFor } from './screens/screens.ts';

// First of all: whatever adds a style element later (the scroll lock of a dialog) needs the nonce of this page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// The screen of this path is on its way already (modulepreload); with it, the first render is the server's, without a gap.
await Promise.all([loadScreenFor(location.pathname).catch(() => undefined), adoptStyles()]);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
