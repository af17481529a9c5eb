import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useCall } from '@luxe/resources';
import { reportToConsole } from '@luxe/telemetry';
import type { ReactNode } from 'react';
import { articleCalls } from './data/calls.ts';
import { copy } from './data/copy.ts';
import { useBuy, type ShowAdded } from './data/useBuy.ts';
import { ArticleSkeleton } from './views/ArticleSkeleton.tsx';
import { ArticleView } from './views/ArticleView.tsx';

export type ArticleScreenProps = {
  /** `blog` or `trends`. */
  section: string;
  slug: string;
  /** Rendered when there is no such article (404). */
  notFound?: ReactNode;
  /** Shows that an item was added to the bag. Default: a toast. */
  onAdded?: ShowAdded;
  /** Called with the type of an unknown block, which is omitted. Default: reports to the console. */
  onUnknownBlock?: (type: string) => void;
};

const report = (type: string) =>
  reportToConsole({
    kind: 'page',
    name: 'UnknownBlock',
    message: `Unknown block of an article: ${type}`,
    where: 'content',
  });

/** `/browse/luxury/luxelife/{section}/{slug}` [CON-03]. */
export function ArticleScreen({
  section,
  slug,
  notFound,
  onAdded,
  onUnknownBlock = report,
}: ArticleScreenProps) {
  const [[name, args, part]] = articleCalls({ section, slug });
  const { data: article, error, retry } = useCall(name, args, { part });
  const buy = useBuy(onAdded);
  if (article) return <ArticleView article={article} onBuy={buy} onUnknownBlock={onUnknownBlock} />;
  if (!error) return <ArticleSkeleton />;
  if (notFound && error.status === 404) return notFound;
  return <FailedScreen title={copy.failedTitle} onRetry={() => void retry()} />;
}
