import { Suspense } from 'react';
import {
  redirectDocument,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { PageContext } from '../data/pageContext.ts';
import { load, preloadOrNull, storeNull, type Call } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { decideStatus } from '../routing/decideStatus.ts';
import { resolvePath, rowOf } from '../routing/resolvePath.ts';
import type { RouteKind } from '../routing/routeTable.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';
import { loadScreen, screenAt, screenFor, useScreen, wasRequested, type ScreenName } from './lazyScreens.ts';

/** Every path without a route module: a listing, a product or content [RTE-11]. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const route = resolvePath(url.pathname);
  const { calls, optionalCalls, merge, outcome } = await loadScreen(screenFor(route));
  const loaded = await load(context, calls(url));
  const { fallback } = rowOf(route);
  if (loaded === 'missing' && fallback) return loadFallback(context, url, calls(url), fallback);
  if (loaded !== 'found') return toLoaderResult(decideStatus(route, loaded));
  if (optionalCalls) await preloadOrNull(context, optionalCalls(url, context.preloaded));
  merge?.(url, context.preloaded);
  return toLoaderResult(decideStatus(route, outcome?.(url, context.preloaded)));
}

/** Loads another kind of page for the same path, and if that is missing, too, the one that replaces it. */
async function loadFallback(
  context: PageContext,
  url: URL,
  missing: readonly Call[],
  kind: RouteKind,
): Promise<ReturnType<typeof toLoaderResult>> {
  storeNull(context, missing);
  const { calls } = await loadScreen(screenFor({ kind }));
  const needed = calls(url);
  const loaded = await load(context, needed);
  const { fallback } = rowOf({ kind });
  if (loaded === 'missing' && fallback) return loadFallback(context, url, needed, fallback);
  return toLoaderResult(decideStatus({ kind }, loaded));
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  const route = resolvePath(url.pathname);
  // Only the content security policy of the checkout's own document allows the payment provider.
  if (route.kind === 'checkout') throw redirectDocument(url.pathname + url.search);
  const name = screenFor(route);
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

export default function CataloguePage() {
  const name = screenFor(resolvePath(useLocation().pathname));
  return (
    <Suspense>
      <ScreenOutlet name={name} />
    </Suspense>
  );
}

function ScreenOutlet({ name }: { name: ScreenName }) {
  const { Page } = useScreen(name);
  return <Page key={name} />;
}
