import { FailedScreen } from '@luxe/patterns/failed-screen';
import { EmptyPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from './data/copy.ts';
import { useEmailVerification } from './data/useEmailVerification.ts';
import { AccountLoading } from './views/AccountStates.tsx';

export type VerifyEmailScreenProps = {
  /**
   * The token in the URL of the confirmation e-mail's link. If empty, the page shows that the link is
   * invalid.
   */
  token: string;
};

/**
 * `/verify-email`: opened by the link in an e-mail. Confirms the customer's e-mail address and shows the
 * result [AUT-15].
 */
export function VerifyEmailScreen({ token }: VerifyEmailScreenProps) {
  const { confirmation, retry } = useEmailVerification(token);
  const verifyCopy = copy.verifyEmail;
  if (confirmation.status === 'checking') return <AccountLoading title={verifyCopy.checking} />;
  if (confirmation.status === 'failed')
    return (
      <FailedScreen title={verifyCopy.failedTitle} onRetry={retry}>
        {verifyCopy.failed}
      </FailedScreen>
    );
  const { title, text } =
    confirmation.status === 'done'
      ? { title: verifyCopy.doneTitle, text: verifyCopy.done(confirmation.email) }
      : verifyCopy[confirmation.status];
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {title}
      </VisuallyHidden>
      <EmptyPage title={title} action={<Link href="/my-account/update-profile">{verifyCopy.toProfile}</Link>}>
        {text}
      </EmptyPage>
    </>
  );
}
