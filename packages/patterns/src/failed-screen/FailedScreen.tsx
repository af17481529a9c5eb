import { Container } from '@luxe/ui/container';
import { ErrorState } from '@luxe/ui/error-state';
import type { ReactNode } from 'react';

export type FailedScreenProps = {
  /** Heading of the page: what could not be shown. */
  title: string;
  /** Sentence that replaces the default with more specific information. */
  children?: ReactNode;
  onRetry: () => void;
};

/**
 * Replaces a page whose content failed to load and whose heading is part of that content: a listing, a
 * product, a content page.
 */
export function FailedScreen({
  title,
  children = 'We could not reach the store.',
  onRetry,
}: FailedScreenProps) {
  return (
    <Container>
      <ErrorState headingLevel={1} title={title} onRetry={onRetry}>
        {children}
      </ErrorState>
    </Container>
  );
}
