import {
  startTransition,
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { holdImages } from '../../media/image/useLazyLoading.ts';
import { withTimeout } from '../../layers/layer/withTimeout.ts';
import { createGate, openGate, watchGate, type Gate } from './lateGates.ts';
import { forgetPress, recordPresses, replayPresses } from './latePresses.ts';

/**
 * Hydrates a part of the page when it is near the window, or when the page is used: on the first press, key
 * or focus. A press inside the part hydrates it at once and is not lost. While the code of the part loads,
 * the press waits. Until then the HTML of the server remains, and links and pictures work. A part that is not
 * visible, such as a column that phones hide, hydrates half a second after the first use. A part without an
 * element hydrates with the page.
 *
 * Until the part has hydrated, it shows the children of the first render. If a context above changes before,
 * React throws away the HTML of the part and renders it anew, at once. So contexts above should not change
 * during the first load.
 */
export function HydrateLate({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const part = useLatePart(() => element.current, children, <ServerHtml element={element} />);
  return (
    <div ref={element} data-late="" onClickCapture={forgetPress}>
      {part}
    </div>
  );
}

/** The HTML of the server, for a part that React must render anew before the code of the part has loaded. */
function ServerHtml({ element }: { element: RefObject<Element | null> }) {
  const [html] = useState(() => element.current?.innerHTML);
  return html && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Waits in ms before the code of a part is requested again, after it could not be loaded. */
const retryWaits = [2_000, 10_000, 60_000];

/**
 * Like React's `lazy`, for a component inside `HydrateLate`, whose code few first loads need. If the code
 * does not load, the HTML of the server remains, and the code is requested three times more. Links and forms
 * work before the code has loaded, and a press of a button is repeated afterwards.
 *
 * In windows that match the media query `early`, the code loads at once.
 */
export function lazyLate<Props extends object>(load: () => Promise<ComponentType<Props>>, early?: string) {
  if (early !== undefined && typeof matchMedia === 'function' && matchMedia(early).matches)
    load().catch(() => undefined);
  return lazy(async () => {
    for (const wait of retryWaits)
      try {
        return { default: await withTimeout(load()) };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
}

export type HydrateLateItemProps = {
  list: RefObject<Element | null>;
  /** Index of the item in the list. */
  at: number;
  /** The item: one element. */
  children: ReactNode;
};

/** Like `HydrateLate`, for an item of a list. Adds no element. */
export function HydrateLateItem({ list, at, children }: HydrateLateItemProps) {
  return useLatePart(() => list.current?.children[at], children);
}

function useLatePart(
  getElement: () => Element | null | undefined,
  children: ReactNode,
  fallback?: ReactNode,
): ReactNode {
  const [gate] = useState(createGate);
  const [isHydrated, setHydrated] = useState(false);
  const part = (
    <Suspense fallback={fallback}>
      <GatedPart gate={gate} onHydrated={setHydrated}>
        {children}
      </GatedPart>
    </Suspense>
  );
  // React hydrates a part at once when it gets another element. So it gets the same element until then.
  const [firstPart] = useState(part);
  const watch = useEffectEvent(() => {
    recordPresses();
    const element = getElement();
    if (!element || gate.isOpen()) return undefined;
    const release = holdImages(element);
    const forget = watchGate(element, gate);
    return () => {
      forget();
      release();
    };
  });
  // Not a layout effect, because `list` is set after the layout effects of its items.
  useEffect(() => watch(), []);
  const replay = useEffectEvent(() => replayPresses(getElement()));
  useEffect(() => {
    if (isHydrated) replay();
  }, [isHydrated]);
  return isHydrated ? part : firstPart;
}

type GatedPartProps = { gate: Gate; onHydrated: (isHydrated: true) => void; children: ReactNode };

function GatedPart({ gate, onHydrated, children }: GatedPartProps) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, onClient, onServer);
  use(isHydrating ? gate.opened : openGate.opened);
  useLayoutEffect(() => {
    gate.open();
    startTransition(() => onHydrated(true));
  }, [gate, onHydrated]);
  return children;
}

const subscribeToNothing = () => () => undefined;
const onClient = () => false;
const onServer = () => true;
