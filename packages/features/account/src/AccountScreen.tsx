import { current } from '@luxe/contract/calls';
import { redeemGiftCardPath } from '@luxe/contract/gift-card-paths';
import { formatPhone } from '@luxe/format';
import { EmptyPage } from '@luxe/patterns/state-page';
import { useCall, useSession } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { toAccountLinks, toGuestTrackHref } from './data/toAccountLinks.ts';
import { AccountFrame } from './views/AccountFrame.tsx';

export type AccountScreenProps = {
  /** Path of the page. */
  path: string;
  onNavigate: (href: string) => void;
  /** Opens the login. After login, the shopper continues on the account page that they opened. */
  onLoginNeeded: () => void;
  /** Called with a message when the logout fails. */
  onFailure: (message: string) => void;
  /** Shown above the page, such as the offer to install the shop. */
  notice?: ReactNode;
  /** Title of the login prompt of a guest. The page below, with a title of its own, is not rendered then. */
  guestHead?: ReactNode;
  /** The account page to show. It renders for a customer, and while the session status is still unknown. */
  children: ReactNode;
};

/**
 * Renders every page under `/my-account`. A customer sees the navigation and the page; a guest sees a login
 * prompt [RTE-10], and on the pages of orders a link to track one with a code.
 */
export function AccountScreen({
  path,
  onNavigate,
  onLoginNeeded,
  onFailure,
  notice,
  guestHead,
  children,
}: AccountScreenProps) {
  const { status, firstName, logout } = useSession();
  const isCustomer = status === 'customer';
  const { data } = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  const [busy, setBusy] = useState(false);
  useLoginPrompt(status, onLoginNeeded);

  if (status === 'guest') {
    const trackHref = toGuestTrackHref(path);
    return (
      <>
        {guestHead}
        <EmptyPage
          title={copy.guestTitle}
          action={
            <>
              <Button onClick={onLoginNeeded}>{copy.logIn}</Button>
              {trackHref !== undefined && <Link href={trackHref}>{copy.trackAsGuest}</Link>}
            </>
          }
        >
          {path.startsWith(redeemGiftCardPath) ? copy.guestCard : copy.guest}
        </EmptyPage>
      </>
    );
  }
  const logOut = async () => {
    setBusy(true);
    const outcome = await logout();
    setBusy(false);
    if (!outcome.ok) onFailure(outcome.message);
  };
  return (
    <AccountFrame
      name={data ? data.contactName : firstName}
      phone={data ? formatPhone(data.contactPhn) : ''}
      links={toAccountLinks(path)}
      onNavigate={onNavigate}
      onLogOut={() => void logOut()}
      busy={busy}
    >
      {notice}
      {children}
    </AccountFrame>
  );
}

/**
 * Opens the login once when a guest opens the page. It does not open again after a customer logs out on this
 * page [AUT-04].
 */
function useLoginPrompt(status: string, openLogin: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || status === 'unknown') return;
    isDone.current = true;
    if (status === 'guest') openLogin();
  }, [status, openLogin]);
}
