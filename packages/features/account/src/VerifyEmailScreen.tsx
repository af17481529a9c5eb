import { FailedScreen } from '@luxe/patterns/failed-screen';
import { EmptyPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from './copy.ts';
import { useEmailConfirmed } from './data/useEmailConfirmed.ts';
import { AccountLoading } from './views/AccountStates.tsx';

export type VerifyEmailScreenProps = {
  /** Of the link that was sent. */
  token: string;
};

/** `/verify-email`: what has become of the link in a letter [AUT-15]. */
export function VerifyEmailScreen({ token }: VerifyEmailScreenProps) {
  const { confirmation, retry } = useEmailConfirmed(token);
  const words = copy.confirm;
  if (confirmation.is === 'checking') return <AccountLoading title={words.checking} />;
  if (confirmation.is === 'failed')
    return (
      <FailedScreen title={words.failedTitle} onRetry={retry}>
        {words.failed}
      </FailedScreen>
    );
  const { title, text } =
    confirmation.is === 'done'
      ? { title: words.doneTitle, text: words.done(confirmation.email) }
      : words[confirmation.is];
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {title}
      </VisuallyHidden>
      <EmptyPage title={title} action={<Link href="/my-account/update-profile">{words.toProfile}</Link>}>
        {text}
      </EmptyPage>
    </>
  );
}
