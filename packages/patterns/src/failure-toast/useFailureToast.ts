import { useToast } from '@luxe/ui/toast';
import { useCallback } from 'react';

/**
 * A failed call. `toast` is the message for the shopper. It is missing if the shopper should not see the
 * failure [ERR-02, ERR-12].
 */
type Failure = { readonly toast?: string | undefined };

/**
 * Returns a function that shows an error toast for a failed action. The rules of the API client decide
 * whether there is a toast, and its text.
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
