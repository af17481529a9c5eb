import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { ErrorState } from '@luxe/ui/error-state';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';

export type ErrorScreenProps = {
  /** Draws the page once more; without it only the way home is offered. */
  onRetry?: () => void;
  title?: string;
  text?: string;
};

/** What stands in place of a page that could not be drawn (SHL-21): header and footer stay around it. */
export function ErrorScreen({ onRetry, title = copy.errorTitle, text = copy.errorText }: ErrorScreenProps) {
  return (
    <Container>
      <ErrorState
        headingLevel={1}
        title={title}
        action={<Link href="/">{copy.home}</Link>}
        {...(onRetry ? { onRetry, retryLabel: copy.retry } : {})}
      >
        {text}
      </ErrorState>
      <Divider />
    </Container>
  );
}
