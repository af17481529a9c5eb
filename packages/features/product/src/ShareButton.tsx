import { useSharePage } from '@luxe/patterns/share-page';
import { IconButton } from '@luxe/ui/icon-button';
import { copy } from './data/copy.ts';

/** Shares the product. */
export function ShareButton({ title }: { title: string }) {
  const share = useSharePage();
  return <IconButton icon="share" label={copy.share} onClick={() => void share(title)} />;
}
