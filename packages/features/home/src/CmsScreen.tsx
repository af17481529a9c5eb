import { FailedScreen } from '@luxe/patterns/failed-screen';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { useCms } from './data/useContent.ts';
import { ContentSkeleton } from './views/ContentSkeleton.tsx';
import { ContentView } from './views/ContentView.tsx';

export type CmsScreenProps = {
  /** Path of the page in the shop, without the leading slash: `b-contactus`. */
  path: string;
  /** Rendered when the path has no content (404). This node may redirect to another page. */
  notFound?: ReactNode;
};

/** The CMS content of any path that has no route of its own [RTE-05]. */
export function CmsScreen({ path, notFound }: CmsScreenProps) {
  const { data: page, error, retry } = useCms(path);
  if (page) return <ContentView page={page} />;
  if (!error) return <ContentSkeleton />;
  if (notFound && (error as { status?: number }).status === 404) return notFound;
  return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
}
