import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { HeadingLevel, HeadingSize } from '../heading/Heading.tsx';
import { Stack } from '../stack/Stack.tsx';

export type ErrorStateProps = {
  /** What happened. Default "This did not load". */
  title?: string;
  headingLevel?: HeadingLevel;
  size?: HeadingSize;
  /** What to do. Default: that the shop did not answer, and nothing is lost. */
  children?: ReactNode;
  /** Offers to try the same thing again. */
  onRetry?: () => void;
  /** Default "Try again". */
  retryLabel?: string;
  /** The new try is under way. */
  retrying?: boolean;
  /** Default "Trying". */
  retryingLabel?: string;
  /** Another way out: one link. */
  action?: ReactNode;
  className?: string;
};

/** A part of the page that could not be had: what happened, what to do, a way out. Header and footer stay. */
export function ErrorState({
  title = 'This did not load',
  headingLevel = 2,
  size = 'title-m',
  children = 'The shop did not answer. Nothing of yours is lost.',
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  retryingLabel = 'Trying',
  action,
  className,
}: ErrorStateProps) {
  const ways = (
    <Stack direction="row" gap={20} wrap>
      {onRetry && (
        <Button emphasis="secondary" onClick={onRetry} busy={retrying} busyLabel={retryingLabel}>
          {retryLabel}
        </Button>
      )}
      {action}
    </Stack>
  );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        size={size}
        action={ways}
        {...(className !== undefined && { className })}
      >
        {children}
      </EmptyState>
    </div>
  );
}
