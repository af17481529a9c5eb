import { useToast } from '@luxe/ui/toast';

/**
 * Returns a function that shares this page, by its title, with the device's share sheet. On a device without
 * a share sheet, it copies the link of the page. A cancelled share shows no message.
 */
export function useSharePage(): (title: string) => Promise<void> {
  const toast = useToast();
  return async (title) => {
    const { href: url } = window.location;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.show({ type: 'success', message: 'Link copied' });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toast.show('The link could not be copied.');
    }
  };
}
