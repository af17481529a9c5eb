import { FailedScreen } from '@luxe/patterns/failed-screen';
import { reportToConsole } from '@luxe/telemetry';
import type { ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { useContent } from './data/useContent.ts';
import { ContentSkeleton } from './views/ContentSkeleton.tsx';
import { ContentView } from './views/ContentView.tsx';

export type ContentScreenProps = {
  /** `home-page`, `indiluxe`, or the slug of /explore/{slug}. */
  slug: string;
  /** Rendered when the slug has no content (404). */
  notFound?: ReactNode;
  /** Called with the type of an unknown block, which is omitted. Default: reports to the console. */
  onUnknownBlock?: (type: string) => void;
};

const report = (type: string) =>
  reportToConsole({
    kind: 'page',
    name: 'UnknownBlock',
    message: `Unknown content block: ${type}`,
    where: 'content',
  });

/** A page composed by editors: the home page of each catalogue and every page under /explore [RTE-02]. */
export function ContentScreen({ slug, notFound, onUnknownBlock = report }: ContentScreenProps) {
  const { data: page, error, retry } = useContent(slug);
  if (page) return <ContentView page={page} onUnknownBlock={onUnknownBlock} />;
  if (!error) return <ContentSkeleton />;
  if (notFound && (error as { status?: number }).status === 404) return notFound;
  return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
}
