import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import type { HeadingLevel, HeadingSize } from '../../typography/heading/Heading.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';

export type ErrorStateProps = {
  /** What happened. Default "This did not load". */
  title?: string;
  headingLevel?: HeadingLevel;
  size?: HeadingSize;
  /** What the shopper can do next. Default: a text that the shop was not reachable and nothing is lost. */
  children?: ReactNode;
  /** Called by the retry button. Without `onRetry` there is no retry button. */
  onRetry?: () => void;
  /** Label of the retry button. Default "Try again". */
  retryLabel?: string;
  /** Whether a retry is pending. */
  retrying?: boolean;
  /** Label of the retry button while `retrying`. Default "Trying". */
  retryingLabel?: string;
  /** An alternative to the retry: one link. */
  action?: ReactNode;
  className?: string;
};

/**
 * Replaces a part of the page that failed to load. Shows what happened and what to do next. Header and footer
 * of the page stay.
 */
export function ErrorState({
  title = 'This did not load',
  headingLevel = 2,
  size = 'title-m',
  children = 'We could not reach the shop. Nothing is lost.',
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  retryingLabel = 'Trying',
  action,
  className,
}: ErrorStateProps) {
  const actions = (
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
        action={actions}
        {...(className !== undefined && { className })}
      >
        {children}
      </EmptyState>
    </div>
  );
}
