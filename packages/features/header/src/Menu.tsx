import { IconButton } from '@luxe/ui/icon-button';
import { lazyLayer } from '@luxe/ui/lazy-layer';
import { useState } from 'react';
import { copy } from './copy.ts';
import type { MenuDrawerProps } from './MenuDrawer.tsx';

export type MenuProps = Omit<MenuDrawerProps, 'open' | 'onOpenChange'>;

const LazyMenuDrawer = lazyLayer<MenuDrawerProps>(() =>
  import('./MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);

/** The button that opens the navigation of a phone, which comes when the browser is idle. */
export function Menu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={copy.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <LazyMenuDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
