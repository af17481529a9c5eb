import { orderPath } from '@luxe/contract/paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Text } from '@luxe/ui/text';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';

export const RedirectLoading = () => <LoadingRowsPage title={copy.title} label={copy.loading} />;

export function RedirectFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** The refund needs no other destination. */
export function NothingToRedirect({ orderCode }: { orderCode: string }) {
  return (
    <EmptyPage title={copy.nothingTitle} action={<Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>}>
      {copy.nothing}
    </EmptyPage>
  );
}

/** The refund goes elsewhere. The heading gets the focus, because the pressed button is gone. */
export function RedirectDone({ orderCode, text }: { orderCode: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(heading.current), []);
  return (
    <Page gap={20}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {copy.doneTitle}
      </Heading>
      <Text>{text}</Text>
      <div>
        <Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>
      </div>
    </Page>
  );
}
