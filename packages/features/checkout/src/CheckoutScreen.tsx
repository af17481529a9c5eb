import { useSession } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { CustomerCheckout, type CustomerCheckoutProps } from './CustomerCheckout.tsx';
import { CheckoutGuest, CheckoutLoading } from './views/CheckoutStates.tsx';

export type CheckoutScreenProps = CustomerCheckoutProps & {
  /** Called when the shopper is a guest. Open the login. */
  onLoginNeeded: () => void;
};

/** `/checkout`: address, delivery, credit, payment and placing the order [CHK-01]. */
export function CheckoutScreen({ onLoginNeeded, ...customer }: CheckoutScreenProps) {
  const { status } = useSession();
  const openLogin = useRef(onLoginNeeded);
  openLogin.current = onLoginNeeded;
  const isGuest = status === 'guest';
  useEffect(() => {
    if (isGuest) openLogin.current();
  }, [isGuest]);

  if (status === 'unknown') return <CheckoutLoading />;
  if (isGuest) return <CheckoutGuest onLogIn={onLoginNeeded} />;
  return <CustomerCheckout {...customer} />;
}
