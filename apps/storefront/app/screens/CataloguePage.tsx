import { Suspense } from 'react';
import {
  redirectDocument,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { load, preload, preloadOrNull, storeNull } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { decideStatus } from '../routing/decideStatus.ts';
import { resolvePath, rowOf } from '../routing/resolvePath.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';
import { loadScreen, screenAt, screenFor, useScreen, wasRequested, type ScreenName } from './lazyScreens.ts';

/** Every path without a route module: a listing, a product or content [RTE-11]. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const route = resolvePath(url.pathname);
  const { calls, optionalCalls, outcome } = await loadScreen(screenFor(route));
  const loaded = await load(context, calls(url));
  const { fallback } = rowOf(route);
  if (loaded === 'missing' && fallback) {
    storeNull(context, calls(url));
    const other = await loadScreen(screenFor({ kind: fallback }));
    return preload(context, fallback, other.calls(url));
  }
  if (loaded !== 'found') return toLoaderResult(decideStatus(route, loaded));
  if (optionalCalls) await preloadOrNull(context, optionalCalls(url, context.preloaded));
  return toLoaderResult(decideStatus(route, outcome?.(url, context.preloaded)));
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
