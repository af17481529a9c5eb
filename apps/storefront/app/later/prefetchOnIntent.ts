import { loadScreen, screenAt } from '../screens/lazyScreens.ts';
import { prefetch } from '../data/prefetch.ts';

/** How long, in ms, the pointer or focus must rest on a link to count as intent. */
const intentDelayMs = 80;

/**
 * Prefetches the script and data of a shop page when the shopper hovers, touches or focuses its link.
 * Returns a function that stops it.
 */
export function prefetchOnIntent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = (target: Element | null | undefined, delayMs: number) => {
    clearTimeout(timer);
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    if (link) timer = setTimeout(() => prefetchPage(new URL(link.href)), delayMs);
  };
  const handleIntent = ({ target, type }: Event) =>
    intend(target as Element, type === 'touchstart' ? 0 : intentDelayMs);
  // The pointer or the focus may rest on a link since before this code has loaded.
  intend([...document.querySelectorAll('a:hover, a:focus')].at(-1), intentDelayMs);
  const stop = new AbortController();
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, handleIntent, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/**
 * Prefetches nothing for the current page, for the checkout, which opens a new document, or when the browser
 * saves data.
 */
function prefetchPage(url: URL): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const screen = url.origin === location.origin ? screenAt(url.pathname) : undefined;
  const isHere = url.pathname + url.search === location.pathname + location.search;
  if (!screen || screen === 'CheckoutPage' || isHere || connection?.saveData) return;
  // A failed script is ignored. When the shopper follows the link, a new document loads and requests the
  // script again.
  loadScreen(screen).then(
    ({ calls }) => prefetch(calls(url)),
    () => undefined,
  );
}
