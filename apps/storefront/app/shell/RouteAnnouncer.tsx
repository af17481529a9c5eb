import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';

/** Milliseconds for a lazy screen to show its heading and title before they are announced. */
const settleMs = 120;

/** After a change of route: focus goes to the new page's heading, and its title is announced. A change of query alone stays quiet. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const held = document.activeElement;
    const timer = setTimeout(() => {
      const main = document.getElementById('main');
      const target = main?.querySelector<HTMLElement>('h1') ?? main;
      if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      // Focus inside a dialog stays there, and so does one that the shopper has moved meanwhile.
      const isMoved = document.activeElement !== held && document.activeElement !== document.body;
      const isInDialog = document.querySelector('[role=dialog][data-state=open]') !== null;
      if (!isMoved && !isInDialog) target?.focus({ preventScroll: true });
      setTitle(document.title);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden as="div" aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  );
}
