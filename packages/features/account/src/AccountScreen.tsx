import { current } from '@luxe/contract/calls';
import { formatPhone } from '@luxe/format';
import { EmptyPage } from '@luxe/patterns/state-page';
import { useCall, useSession } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { placesAt } from './data/places.ts';
import { AccountFrame } from './views/AccountFrame.tsx';

export type AccountScreenProps = {
  /** Path of the page. */
  path: string;
  onNavigate: (href: string) => void;
  /** Opens the login. Afterwards the shopper is a customer, and sees the page she came for. */
  onLoginNeeded: () => void;
  /** Logging out did not work. */
  onFailure: (message: string) => void;
  /** The page: drawn for a customer, and before it is known who is asking. */
  children: ReactNode;
};

/** The account: for a customer its places and the page, for a guest the login [RTE-10]. */
export function AccountScreen({ path, onNavigate, onLoginNeeded, onFailure, children }: AccountScreenProps) {
  const { status, firstName, logout } = useSession();
  const isCustomer = status === 'customer';
  const { data } = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  const [busy, setBusy] = useState(false);
  useAskGuest(status, onLoginNeeded);

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
      places={placesAt(path)}
      onNavigate={onNavigate}
      onLogOut={() => void logOut()}
      busy={busy}
    >
      {children}
    </AccountFrame>
  );
}

/** Asks who comes as a guest, once; who logs out here is told so by the shop, and not asked twice. */
function useAskGuest(status: string, ask: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || status === 'unknown') return;
    isDone.current = true;
    if (status === 'guest') ask();
  }, [status, ask]);
}
