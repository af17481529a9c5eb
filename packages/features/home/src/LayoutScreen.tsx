import { FailedScreen } from '@luxe/patterns/failed-screen';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { useLayout } from './data/useContent.ts';
import { ContentSkeleton } from './views/ContentSkeleton.tsx';
import { ContentView } from './views/ContentView.tsx';

export type LayoutScreenProps = {
  /** Id of the layout: the segments of a dynamic path, joined by hyphens. */
  id: string;
  /** Rendered when there is no such layout (404). */
  notFound?: ReactNode;
};

/** A page that an editor has laid out for a dynamic path, such as `/jewellery/atelier` [LST-07]. */
export function LayoutScreen({ id, notFound }: LayoutScreenProps) {
  const { data: page, error, retry } = useLayout(id);
  if (page) return <ContentView page={page} />;
  const isMissing = page === null || (error as { status?: number } | undefined)?.status === 404;
  if (notFound && isMissing) return notFound;
  if (!error) return <ContentSkeleton />;
  return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
}
