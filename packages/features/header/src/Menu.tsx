import { IconButton, IconLink } from '@luxe/ui/icon-button';
import { lazyLayer } from '@luxe/ui/lazy-layer';
import { useState } from 'react';
import { copy } from './data/copy.ts';
import type { MenuDrawerProps } from './MenuDrawer.tsx';

export type MenuProps = Omit<MenuDrawerProps, 'open' | 'onOpenChange'>;

const LazyMenuDrawer = lazyLayer<MenuDrawerProps>(() =>
  import('./MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);

/** URL fragment of the section links in the footer. Every page that shows this button has these links. */
const footerLinks = '#shop-links';

/**
 * The button that opens the phone navigation, which loads when the page is first used. Without scripts it
 * links to the sections in the footer.
 */
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
