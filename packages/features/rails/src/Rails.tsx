import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';

export type RailsProps = {
  page: 'home' | 'listing' | 'product' | 'bag';
  /** Which catalogue the shopper is in. */
  catalogue: 'luxury' | 'indiluxe';
  /** The product of the page; in the bag, the last piece that was put in. */
  productId?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
};

/** How far below the window, in px, the rails begin to load: about what a quick swipe passes while they come. */
const nearPx = 800;

/**
 * The rails of a page. It carries no more than their place: what they are drawn with, and what they show, comes when the shopper comes near. Should
 * either not come, the page goes on without them.
 */
export function Rails(props: RailsProps) {
  const { page, productId, category, brand } = props;
  return <Waiting key={[page, productId, category, brand].join(' ')} {...props} />;
}

function Waiting(props: RailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType<RailsProps> | 'none'>();
  useEffect(
    () =>
      whenNear(place.current, () => {
        import('./RailsContent.tsx').then(
          (module) => setContent(() => module.RailsContent),
          () => setContent('none'),
        );
      }),
    [],
  );
  if (Content === 'none') return null;
  if (!Content) return <Place ref={place} data-rails-waiting />;
  return <Content {...props} />;
}

/** Calls back once; where nothing tells what is near, at once. Gives how to stop. */
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

/** About as high as one rail, so that the end of the page stays where it is. */
const Place = styled.div`
  block-size: 80svh;

  @media (scripting: none) {
    display: none;
  }
`;
