import { current } from '@luxe/contract/calls';
import { formatPhone } from '@luxe/format';
import { EmptyPage } from '@luxe/patterns/state-page';
import { useCall, useSession } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { toAccountLinks } from './data/toAccountLinks.ts';
import { AccountFrame } from './views/AccountFrame.tsx';

export type AccountScreenProps = {
  /** Path of the page. */
  path: string;
  onNavigate: (href: string) => void;
  /** Opens the login. After login the shopper sees the page they came for. */
  onLoginNeeded: () => void;
  /** Called with a message when the logout fails. */
  onFailure: (message: string) => void;
  /** The page. Rendered for a customer, and while the session status is unknown. */
  children: ReactNode;
};

/** Frame of `/my-account`: navigation and page for a customer, a login prompt for a guest [RTE-10]. */
export function AccountScreen({ path, onNavigate, onLoginNeeded, onFailure, children }: AccountScreenProps) {
  const { status, firstName, logout } = useSession();
  const isCustomer = status === 'customer';
  const { data } = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  const [busy, setBusy] = useState(false);
  useLoginPrompt(status, onLoginNeeded);

  if (status === 'guest') {
    return (
      <EmptyPage title={copy.guestTitle} action={<Button onClick={onLoginNeeded}>{copy.logIn}</Button>}>
        {copy.guest}
      </EmptyPage>
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
      {children}
    </AccountFrame>
  );
}

/**
 * Opens the login once, for a shopper who arrives as a guest. A logout on this page does not open the login
 * again [AUT-04].
 */
function useLoginPrompt(status: string, openLogin: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || status === 'unknown') return;
    isDone.current = true;
    if (status === 'guest') openLogin();
  }, [status, openLogin]);
}
