import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useCall } from '@luxe/resources';
import type { ReactNode } from 'react';
import { textPageCalls } from './data/calls.ts';
import { copy } from './data/copy.ts';
import { TextPageSkeleton } from './views/TextPageSkeleton.tsx';
import { TextPageView } from './views/TextPageView.tsx';

export type TextPageScreenProps = {
  /** Path of the page in the shop, without the leading slash: `shipping`. */
  path: string;
  /** Phone number of customer service, as displayed [HLP-03]. */
  serviceNumber: string;
  /** Rendered when the path has no text (404). */
  notFound?: ReactNode;
  /** Between the heading and the text. */
  children?: ReactNode;
};

/** A page of text: shipping, returns, terms, privacy [RTE-09]. */
export function TextPageScreen({ path, serviceNumber, notFound, children }: TextPageScreenProps) {
  const [[name, args, part]] = textPageCalls({ path });
  const { data: page, error, retry } = useCall(name, args, { part });
  if (page)
    return (
      <TextPageView page={page} serviceNumber={serviceNumber}>
        {children}
      </TextPageView>
    );
  if (!error) return <TextPageSkeleton />;
  if (notFound && error.status === 404) return notFound;
  return <FailedScreen title={copy.failedTitle} onRetry={() => void retry()} />;
}
