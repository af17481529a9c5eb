import { Suspense } from 'react';
import {
  redirectDocument,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { respondWith, prefetch, preload, preloadIfKnown, preloadOrNull } from '../data/preload.ts';
import { resolvePath } from '../paths/resolvePath.ts';
import { loadScreen, screenAt, screenFor, useScreen, wasRequested } from '../screens/screens.ts';

/** Every path without its own route: a listing, a product or content [RTE-11]. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { calls, whenMissing, fallbackScreen, optionalCalls, status } = await loadScreen(
    screenFor(resolvePath(url.pathname)),
  );
  const next = fallbackScreen?.(url);
  const isKnown = next
    ? await preloadIfKnown(context, calls(url))
    : await preload(context, calls(url), whenMissing).then(() => true);
  if (isKnown || !next) {
    if (optionalCalls) await preloadOrNull(context, optionalCalls(url, context.preloaded));
    return respondWith(status?.(url, context.preloaded));
  }
  const fallback = await loadScreen(next);
  return preload(context, fallback.calls(url), fallback.whenMissing);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  const name = screenFor(resolvePath(url.pathname));
  const isRepeated = wasRequested(name);
  const { calls } = await loadScreen(name).catch((error: unknown) => {
    // When the script of a screen has failed before, this document cannot load the script again. So the page
    // is opened as a new document, which requests the script again.
    throw isRepeated && navigator.onLine ? redirectDocument(url.pathname + url.search) : error;
  });
  return prefetch(calls(url));
}

/**
 * A navigation that stays on the same screen needs no loader. A different screen must load before it is
 * shown.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  screenAt(currentUrl.pathname) !== screenAt(nextUrl.pathname);

export default function Catalogue() {
  const name = screenFor(resolvePath(useLocation().pathname));
  return (
    <Suspense>
      <ScreenOutlet name={name} />
    </Suspense>
  );
}

function ScreenOutlet({ name }: { name: ReturnType<typeof screenFor> }) {
  const { Page } = useScreen(name);
  return <Page key={name} />;
}
