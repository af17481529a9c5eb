import { askTaraHref } from '@luxe/contract/tara-paths';
import type { Catalogue } from '@luxe/format';
import { ProductGridSkeleton } from '@luxe/patterns/product-grid-skeleton';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { copy } from '../data/copy.ts';

/** The address has no question. */
export const NothingAsked = ({ catalogue }: { catalogue: Catalogue }) => (
  <EmptyPage title={copy.nothingAsked} action={<Link href={askTaraHref('', catalogue)}>{copy.begin}</Link>}>
    {copy.nothingAskedText}
  </EmptyPage>
);

export const ResultsLoading = ({ question }: { question: string }) => (
  <Page gap={40}>
    <Heading level={1} size="title-l" tabIndex={-1}>
      {copy.quoted(question)}
    </Heading>
    <Loader active label={copy.looking}>
      <ProductGridSkeleton />
    </Loader>
  </Page>
);

type ResultsFailedProps = { question: string; message: string; onRetry: () => void };

export const ResultsFailed = ({ question, message, onRetry }: ResultsFailedProps) => (
  <FailedPage heading={copy.quoted(question)} title={copy.resultsFailed} onRetry={onRetry}>
    {message}
  </FailedPage>
);
