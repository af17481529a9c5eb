import { useToast } from '@luxe/ui/toast';
import { useCallback } from 'react';

/** A failure that resources report. `toast` is missing if the shopper should not see it [ERR-02, ERR-12]. */
type Failure = { readonly toast?: string | undefined };

/**
 * Returns a function that shows an error toast for a failed action. The client's rules decide its text, and
 * whether there is a toast.
 */
export function useFailureToast(): (failure: Failure) => void {
  const { show } = useToast();
  return useCallback(
    ({ toast }) => {
      if (toast !== undefined) show({ type: 'error', message: toast });
    },
    [show],
  );
}
