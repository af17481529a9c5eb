import { Container } from '@luxe/ui/container';
import { ErrorState } from '@luxe/ui/error-state';
import type { ReactNode } from 'react';

export type FailedScreenProps = {
  /** What could not be shown: the page's heading. */
  title: string;
  /** What became of the shopper's things, where it is more than that the store did not answer. */
  children?: ReactNode;
  onRetry: () => void;
};

/** In place of a page that has no heading without its content: a listing, a product, a page of content. */
export function FailedScreen({ title, children = 'The store did not answer.', onRetry }: FailedScreenProps) {
  return (
    <Container>
      <ErrorState headingLevel={1} title={title} onRetry={onRetry}>
        {children}
      </ErrorState>
    </Container>
  );
}
