import type { FeedbackKind } from '@luxe/contract/feedback-reasons';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { moveFocus } from '@luxe/ui/focus';
import { Link } from '@luxe/ui/link';
import { useLayoutEffect, useRef } from 'react';
import { copy } from '../data/copy.ts';
import { ConsentLine, type ConsentLineProps } from './ConsentLine.tsx';

/** Path of the help page, which needs no login. */
const helpPath = '/contact-us';

const home = <Link href="/">{copy.onward}</Link>;
const help = <Link href={helpPath}>{copy.help}</Link>;

/** The answer is stored. The focus moves here from the button that is gone. */
export function FeedbackSent({ feedback }: ConsentLineProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => moveFocus(title.current), []);
  return (
    <EmptyPage
      title={copy.sentTitle}
      titleRef={title}
      action={
        <>
          {home}
          <ConsentLine feedback={feedback} />
        </>
      }
    >
      {copy.sent}
    </EmptyPage>
  );
}

/**
 * Another answer was stored before, in this tab or in another. `wasSent`: after a press here, so the
 * focus moves to the title.
 */
export function FeedbackAnswered({ feedback, wasSent }: ConsentLineProps & { wasSent: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (wasSent) moveFocus(title.current);
  }, [wasSent]);
  return (
    <EmptyPage
      title={copy.answeredTitle}
      titleRef={title}
      action={
        <>
          {home}
          <ConsentLine feedback={feedback} />
        </>
      }
    >
      {copy.answered}
    </EmptyPage>
  );
}

export const FeedbackExpired = () => (
  <EmptyPage title={copy.expiredTitle} action={help}>
    {copy.expired}
  </EmptyPage>
);

/** The link is not one that the shop has signed for this form. */
export const FeedbackUnknown = () => (
  <EmptyPage title={copy.unknownTitle} action={help}>
    {copy.unknown}
  </EmptyPage>
);

export const FeedbackFailed = ({ kind, onRetry }: { kind: FeedbackKind; onRetry: () => void }) => (
  <FailedPage heading={copy.title[kind]} title={copy.failedTitle} onRetry={onRetry}>
    {copy.failed}
  </FailedPage>
);

export const FeedbackLoading = ({ kind }: { kind: FeedbackKind }) => (
  <LoadingRowsPage title={copy.title[kind]} label={copy.loading} />
);
