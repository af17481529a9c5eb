import { useEffect, useRef, useState, type ComponentType } from 'react';
import { whenInUse } from '@luxe/ui/when-in-use';
import styled from 'styled-components';
import type { RailsProps } from './data/useRails.ts';

/**
 * Distance below the window, in px, at which the rails of a page in use start to load: about one quick swipe.
 * Before a page is in use, only rails in the window load.
 */
const nearPx = 800;

/**
 * The rails of a page. Renders only a placeholder until the shopper scrolls near the rails; then loads their
 * code and data. If either fails to load, nothing is shown.
 */
export function Rails(props: RailsProps) {
  const { page, productId, category, brand } = props;
  return <LazyRails key={[page, productId, category, brand].join(' ')} {...props} />;
}

function LazyRails(props: RailsProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType<RailsProps> | 'none'>();
  useEffect(
    () =>
      whenNear(placeholder.current, () => {
        import('./RailsContent.tsx').then(
          (module) => setContent(() => module.RailsContent),
          () => setContent('none'),
        );
      }),
    [],
  );
  if (Content === 'none') return null;
  if (!Content) return <Placeholder ref={placeholder} data-rails-waiting />;
  return <Content {...props} />;
}

/**
 * Calls `onNear` once, when the element is in the window, or within `nearPx` of the window of a page in use.
 * Without IntersectionObserver, calls `onNear` at once. Returns a function that stops observing.
 */
function whenNear(element: Element | null, onNear: () => void) {
  if (!element || typeof IntersectionObserver === 'undefined') return onNear();
  let observer: IntersectionObserver | undefined;
  const watch = (rootMargin: string) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        stop();
        onNear();
      },
      { rootMargin },
    );
    observer.observe(element);
  };
  const forget = whenInUse(() => watch(`${nearPx}px`));
  const stop = () => {
    forget();
    observer?.disconnect();
  };
  watch('0px');
  return stop;
}

/** Reserves the height of about one rail, so that the end of the page moves little when the rails appear. */
const Placeholder = styled.div`
  block-size: 80svh;

  @media (scripting: none) {
    display: none;
  }
`;
