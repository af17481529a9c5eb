import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawerProps } from '../drawer/Drawer.tsx';

export type LazyDrawerProps = Omit<DrawerProps, 'trigger' | 'defaultOpen' | 'onCloseAutoFocus'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const load = () => import('../drawer/Drawer.tsx');
const Drawer = lazy(() => load().then((module) => ({ default: module.Drawer })));

/**
 * A Drawer that a page does not pay for before it is wanted: its script comes when the browser is idle, at the latest as it opens. The
 * control that opens it stands outside and says so itself (`aria-haspopup="dialog"`, `aria-expanded`); focus returns to what had it.
 */
export function LazyDrawer({ open, onOpenChange, ...layer }: LazyDrawerProps) {
  const [isWanted, setWanted] = useState(open);
  const opener = useRef<Element | null>(null);
  if (open && !isWanted) setWanted(true);

  useEffect(loadWhenIdle, []);
  // Before effects: by then the drawer has taken the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  if (!isWanted) return null;
  return (
    <Suspense>
      <Drawer
        {...layer}
        open={open}
        onOpenChange={onOpenChange}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      />
    </Suspense>
  );
}

function loadWhenIdle() {
  const loadQuietly = () => void load().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(loadQuietly, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(loadQuietly);
  return () => cancelIdleCallback(handle);
}
