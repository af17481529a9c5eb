import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { RailsProps } from './data/useRails.ts';

/** Distance below the window, in px, at which the rails start to load: about one quick swipe. */
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
 * Calls `onNear` once, when the element is within `nearPx` of the window. Without IntersectionObserver, calls
 * `onNear` at once. Returns a function that stops observing.
 */
function whenNear(element: Element | null, onNear: () => void) {
  if (!element || typeof IntersectionObserver === 'undefined') return onNear();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Reserves the height of about one rail, so that the end of the page moves little when the rails appear. */
const Placeholder = styled.div`
  block-size: 80svh;

  @media (scripting: none) {
    display: none;
  }
`;
