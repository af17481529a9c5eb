import { useToast } from '@luxe/ui/toast';
import { useEffect } from 'react';

/** Toasts what the store says of a coupon that does not hold (`slpCouponMessage`), once for each message (ERR-07). */
export function useCouponErrorToast(message: string | undefined): void {
  const { show } = useToast();
  useEffect(() => {
    if (message) show({ type: 'error', message });
  }, [message, show]);
}
