import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useCall } from '@luxe/resources';
import type { ReactNode } from 'react';
import { articlesCalls, type ArticlesAddress } from './data/calls.ts';
import { copy } from './data/copy.ts';
import { ArticleSkeleton } from './views/ArticleSkeleton.tsx';
import { ArticlesView } from './views/ArticlesView.tsx';

export type ArticlesScreenProps = ArticlesAddress & {
  /** Called with the page whose articles the shopper wants to see as well. */
  onPageChange?: (page: number) => void;
  /** Rendered when there is no such section or topic (404). */
  notFound?: ReactNode;
};

/** `/browse/luxury/luxelife/{section}?topic=&page=` [CON-03]. */
export function ArticlesScreen({ onPageChange, notFound, ...address }: ArticlesScreenProps) {
  const [[name, args, part]] = articlesCalls(address);
  const { data: list, error, isPrevious, retry } = useCall(name, args, { part, keepPreviousData: true });
  if (list && !(error && isPrevious))
    return <ArticlesView list={list} isLoadingMore={isPrevious} onPageChange={onPageChange} />;
  if (!error) return <ArticleSkeleton />;
  if (notFound && error.status === 404) return notFound;
  return <FailedScreen title={copy.listFailedTitle} onRetry={() => void retry()} />;
}
