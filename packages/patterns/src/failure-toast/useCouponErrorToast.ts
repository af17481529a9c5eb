import { useToast } from '@luxe/ui/toast';
import { useEffect } from 'react';

/**
 * Shows the store's message about an invalid coupon (`slpCouponMessage`) as an error toast, once per message
 * [ERR-07].
 */
export function useCouponErrorToast(message: string | undefined): void {
  const { show } = useToast();
  useEffect(() => {
    if (message) show({ type: 'error', message });
  }, [message, show]);
}
