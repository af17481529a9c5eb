import { useCallback, useContext } from 'react';
import { ToastContext } from '../toast/toastContext.ts';

const offline = 'You are offline. Try again when you are back.';
const failed = 'This did not load. Reload the page to try again.';

/**
 * Returns a function that shows a toast: the code of a layer did not load. Without a `ToastProvider`, it
 * shows nothing.
 */
export function useNotLoaded(): () => void {
  const toaster = useContext(ToastContext);
  return useCallback(() => toaster?.show(navigator.onLine ? failed : offline), [toaster]);
}
