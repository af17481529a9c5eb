import { Suspense } from 'react';
import {
  redirectDocument,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { answerWith, prefetch, preload, preloadIfKnown, preloadOrNull } from '../data/preload.ts';
import { resolvePath } from '../paths/resolvePath.ts';
import { loadScreen, screenAt, screenFor, useScreen, wasAskedFor } from '../screens/screens.ts';

/** Every path without a route of its own: a listing, a product, or content [RTE-11]. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { calls, whenMissing, otherwise, more, status } = await loadScreen(
    screenFor(resolvePath(url.pathname)),
  );
  const next = otherwise?.(url);
  const isKnown = next
    ? await preloadIfKnown(context, calls(url))
    : await preload(context, calls(url), whenMissing).then(() => true);
  if (isKnown || !next) {
    if (more) await preloadOrNull(context, more(url, context.preloaded));
    return answerWith(status?.(url, context.preloaded));
  }
  const other = await loadScreen(next);
  return preload(context, other.calls(url), other.whenMissing);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url);
  const name = screenFor(resolvePath(url.pathname));
  const isLate = wasAskedFor(name);
  const { calls } = await loadScreen(name).catch((error: unknown) => {
    // What failed before this was asked for may come by now: another document asks for it anew.
    throw isLate && navigator.onLine ? redirectDocument(url.pathname + url.search) : error;
  });
  return prefetch(calls(url));
}

/** One screen takes its new data as it goes; another one has to come first. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  screenAt(currentUrl.pathname) !== screenAt(nextUrl.pathname);

export default function Catalogue() {
  const name = screenFor(resolvePath(useLocation().pathname));
  return (
    <Suspense>
      <Shown name={name} />
    </Suspense>
  );
}

function Shown({ name }: { name: ReturnType<typeof screenFor> }) {
  const { Page } = useScreen(name);
  return <Page key={name} />;
}
