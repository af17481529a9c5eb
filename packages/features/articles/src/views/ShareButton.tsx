import { TextButton } from '@luxe/ui/text-button';
import { useToast } from '@luxe/ui/toast';
import { copy } from '../data/copy.ts';

/**
 * Shares the article with the device's share sheet. On a device without one, copies the link of the page. A
 * cancelled share shows no message.
 */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast();
  const share = async () => {
    const { href: url } = window.location;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.show({ type: 'success', message: copy.linkCopied });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toast.show(copy.notShared);
    }
  };
  return <TextButton onClick={() => void share()}>{copy.share}</TextButton>;
}
