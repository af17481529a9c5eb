import { loadScreen, screenAt } from '../screens/screens.ts';
import { prefetch } from './preload.ts';

/** Milliseconds a pointer or the focus rests on a link before it is taken for a choice. */
const restMs = 80;

/**
 * From now on, readies the page of a link of the shop that a shopper points at, touches or reaches by keyboard: its script and its answers.
 * For as long as the document lives.
 */
export function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target, type }: Event) => {
    clearTimeout(resting);
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link) resting = setTimeout(() => ready(new URL(link.href)), type === 'touchstart' ? 0 : restMs);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, consider, { passive: true });
}

/** Asks for nothing a second time; where a line is dear, for nothing at all. */
function ready(url: URL): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const screen = url.origin === location.origin ? screenAt(url.pathname) : undefined;
  const isHere = url.pathname + url.search === location.pathname + location.search;
  if (!screen || isHere || connection?.saveData) return;
  // What does not come is asked for by another document when the link is followed.
  loadScreen(screen).then(
    ({ calls }) => prefetch(calls(url)),
    () => undefined,
  );
}
