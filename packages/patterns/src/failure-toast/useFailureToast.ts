import { useToast } from '@luxe/ui/toast';
import { useCallback, useEffect } from 'react';

/** A failure as resources tell it: `toast` is missing where it passes in silence (ERR-02, ERR-12). */
type Told = { readonly toast?: string | undefined };

/** The one way to toast that something the shopper did has failed: an error toast, or nothing. What is said is decided by the client's rules. */
export function useFailureToast(): (failure: Told) => void {
  const { show } = useToast();
  return useCallback(
    ({ toast }) => {
      if (toast !== undefined) show({ type: 'error', message: toast });
    },
    [show],
  );
}

/** Toasts what the store says of a coupon that does not hold (`slpCouponMessage`), once for each message (ERR-07). */
export function useCouponErrorToast(message: string | undefined): void {
  const { show } = useToast();
  useEffect(() => {
    if (message) show({ type: 'error', message });
  }, [message, show]);
}
