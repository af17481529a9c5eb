import { Divider } from '@luxe/ui/divider';
import { IconButton } from '@luxe/ui/icon-button';
import { LazyDrawer } from '@luxe/ui/lazy-drawer';
import { Link } from '@luxe/ui/link';
import { LinkList } from '@luxe/ui/link-list';
import { Text } from '@luxe/ui/text';
import { useState, type MouseEvent } from 'react';
import { copy } from '../copy.ts';
import { ordersPath } from '../data/toHeaderLinks.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import type { HeaderViewProps } from './HeaderView.tsx';
import { Rest, Sections } from './Menu.styles.ts';

/** The navigation of a phone: sections in large type, the account below. Closes as a link is followed. */
export function Menu({ catalogue, links, pincode, isCustomer, onAccountClick }: HeaderViewProps) {
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
        <Sections aria-label={copy.sections}>
          <LinkList items={links} size="l" onFollow={close} />
        </Sections>
        <Divider />
        <Rest>
          <Link href={ordersPath} onClick={account} tone="bare">
            <Text as="span" size="sm">
              {isCustomer ? copy.accountOf : copy.logInOrSignUp}
            </Text>
          </Link>
          <Link href="/cart" onClick={close} tone="bare">
            <Text as="span" size="sm">
              {copy.yourBag}
            </Text>
          </Link>
          <Text as="span" size="sm">
            {copy.deliverTo(pincode)}
          </Text>
        </Rest>
      </LazyDrawer>
    </>
  );
}
