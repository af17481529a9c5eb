import { IconButton, IconLink } from '@luxe/ui/icon-button';
import { lazyLayer } from '@luxe/ui/lazy-layer';
import { useState } from 'react';
import { copy } from './copy.ts';
import type { MenuDrawerProps } from './MenuDrawer.tsx';

export type MenuProps = Omit<MenuDrawerProps, 'open' | 'onOpenChange'>;

const LazyMenuDrawer = lazyLayer<MenuDrawerProps>(() =>
  import('./MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);

/** The same sections as links, at the foot of every page that has this button. */
const footerLinks = '#shop-links';

/** The button that opens the navigation of a phone, which comes when the browser is idle; without scripts a link to the sections. */
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
      <noscript>
        <IconLink icon="menu" href={footerLinks} label={copy.menu} />
      </noscript>
      <LazyMenuDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
