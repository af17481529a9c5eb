import type { Cart } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect } from 'react';

/** Tracks the bag as a screen, and again when it becomes empty or gets its first item [ANA-14]. */
export function useBagScreen(cart: Cart | undefined): void {
  const track = useTrack();
  const isEmpty = cart && cart.products.length === 0;
  useEffect(() => {
    if (isEmpty !== undefined) track('screen viewed', { screen: isEmpty ? 'Cart - Empty' : 'Cart' });
  }, [track, isEmpty]);
}
