import { FailedScreen } from '@luxe/patterns/failed-screen';
import { reportToConsole } from '@luxe/telemetry';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { useContent } from './data/useContent.ts';
import { ContentSkeleton } from './views/ContentSkeleton.tsx';
import { ContentView } from './views/ContentView.tsx';

export type ContentScreenProps = {
  /** `home-page`, `indiluxe`, or the slug of /explore/{slug}. */
  slug: string;
  /** Shown for a slug without content (404). */
  notFound?: ReactNode;
  /** Told the type of a block that this shop cannot draw; it is left out. Default: reported on the console. */
  onUnknownBlock?: (type: string) => void;
};

const report = (type: string) =>
  reportToConsole({
    kind: 'page',
    name: 'UnknownBlock',
    message: `Unknown content block: ${type}`,
    where: 'content',
  });

/** A page that editors compose: the homes of both catalogues and the pages under /explore. */
export function ContentScreen({ slug, notFound, onUnknownBlock = report }: ContentScreenProps) {
  const { data: page, error, retry } = useContent(slug);
  if (page) return <ContentView page={page} onUnknownBlock={onUnknownBlock} />;
  if (!error) return <ContentSkeleton />;
  if (notFound && (error as { status?: number }).status === 404) return notFound;
  return <FailedScreen title={copy.failedTitle} onRetry={retry} />;
}
