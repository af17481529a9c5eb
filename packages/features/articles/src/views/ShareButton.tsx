import { useSharePage } from '@luxe/patterns/share-page';
import { TextButton } from '@luxe/ui/text-button';
import { copy } from '../data/copy.ts';

/** Shares the article. */
export function ShareButton({ title }: { title: string }) {
  const share = useSharePage();
  return <TextButton onClick={() => void share(title)}>{copy.share}</TextButton>;
}
