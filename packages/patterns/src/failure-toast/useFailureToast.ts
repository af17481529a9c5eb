import { useToast } from '@luxe/ui/toast';
import { useCallback } from 'react';

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
