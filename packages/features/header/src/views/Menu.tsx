import { Icon } from '@luxe/ui/icon';
import { IconButton } from '@luxe/ui/icon-button';
import { LazyDrawer } from '@luxe/ui/lazy-drawer';
import { useLinkComponent } from '@luxe/ui/link-provider';
import { useState, type MouseEvent } from 'react';
import { copy } from '../copy.ts';
import { ordersPath } from '../data/toHeaderLinks.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import type { HeaderViewProps } from './HeaderView.tsx';
import { Links, Rest } from './Menu.styles.ts';

/** The navigation of a phone: sections in large type, the account below. Closes as a link is followed. */
export function Menu({ catalogue, links, pincode, isCustomer, onAccountClick }: HeaderViewProps) {
  const Link = useLinkComponent();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const account = (event: MouseEvent) => {
    close();
    if (!onAccountClick) return;
    event.preventDefault();
    onAccountClick();
  };
  return (
    <>
      <IconButton
        icon="menu"
        label={copy.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <LazyDrawer
        side="left"
        title={copy.menu}
        closeLabel={copy.closeMenu}
        open={open}
        onOpenChange={setOpen}
      >
        <CatalogueTabs catalogue={catalogue} onFollow={close} />
        <nav aria-label={copy.sections}>
          <Links role="list">
            {links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent ? 'true' : undefined} onClick={close}>
                  {label}
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </Links>
        </nav>
        <Rest>
          <Link href={ordersPath} onClick={account}>
            {isCustomer ? copy.accountOf : copy.logInOrSignUp}
          </Link>
          <Link href="/cart" onClick={close}>
            {copy.yourBag}
          </Link>
          <span>{copy.deliverTo(pincode)}</span>
        </Rest>
      </LazyDrawer>
    </>
  );
}
