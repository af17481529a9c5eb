import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { ErrorState } from '@luxe/ui/error-state';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';

export type ErrorScreenProps = {
  /** Renders the failed page again. If undefined, the screen offers only the link to the home page. */
  onRetry?: () => void;
  title?: string;
  text?: string;
};

/** Replaces a page that failed to render [SHL-21]. The header and the footer of the page stay visible. */
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
