import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';

/** After a change of route: focus goes to the new page's heading, and its title is announced. A change of query alone stays quiet. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const held = document.activeElement;
    let isOver = false;
    let stop: (() => void) | undefined;
    // Comes with the first change: a page that is only opened has no use for it.
    void import('./settleOnPage.ts').then(
      ({ settleOnPage }) => {
        if (!isOver) stop = settleOnPage(held, setTitle);
      },
      () => setTitle(document.title),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [pathname]);
  return (
    <VisuallyHidden as="div" aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  );
}
