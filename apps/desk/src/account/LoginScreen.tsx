import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Wordmark } from '@luxe/ui/wordmark';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../client/useSession.ts';
import { screenHeadingId } from '../screen/Screen.tsx';
import { backPath } from '../shell/links.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login: address, password and the code of the authenticator app. */
export function LoginScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  useEffect(() => {
    document.title = 'Log in | LUXE desk';
  }, []);
  if (session.status === 'known') return <Navigate replace to={backPath(search.get('back'))} />;
  return (
    <main>
      <Page width="form" start="l">
        <Stack gap={32}>
          <Wordmark size="m" />
          <Stack gap={8}>
            <Heading level={1} size="title-s" id={screenHeadingId} tabIndex={-1}>
              Log in to the desk
            </Heading>
            {search.has('back') && (
              <Text size="sm" tone="secondary">
                Your session has ended, or there was none. After the login, you come back to your page.
              </Text>
            )}
          </Stack>
          <LoginForm logIn={session.logIn} />
        </Stack>
      </Page>
    </main>
  );
}
