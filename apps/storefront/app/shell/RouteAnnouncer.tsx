import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';

/**
 * After a change of path, focuses the new page's heading and announces its title. Ignores changes of the
 * query.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const previousFocus = document.activeElement;
    let isCancelled = false;
    let stop: (() => void) | undefined;
    // Loaded with the first change of path, because the first page does not need this code.
    void import('./focusNewPage.ts').then(
      ({ focusNewPage }) => {
        if (!isCancelled) stop = focusNewPage(previousFocus, setTitle);
      },
      () => setTitle(document.title),
    );
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [pathname]);
  return (
    <VisuallyHidden as="div" aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  );
}
