import { Button } from '@luxe/ui/button';
import { ErrorSummary, Form, useForm, useFormField, useFormValue } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { Page } from '@luxe/ui/page';
import { PasswordField } from '@luxe/ui/password-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { Wordmark } from '@luxe/ui/wordmark';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../client/useSession.ts';
import { screenHeadingId } from '../screen/Screen.tsx';
import { backPath } from '../shell/links.ts';

interface Credentials {
  email: string;
  password: string;
  code: string;
}

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

function LoginForm({ logIn }: { logIn: ReturnType<typeof useSession>['logIn'] }) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', code: '' } });
  const submit = async (credentials: Credentials) => {
    const problem = await logIn(credentials);
    if (problem === undefined) return undefined;
    // The server accepts each code once.
    form.setValue('code', '');
    return { form: problem };
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Log in">
      <Stack gap={20}>
        <ErrorSummary />
        <LoginFields />
        <Button type="submit" block busy={form.formState.isSubmitting} busyLabel="Logging in">
          Log in
        </Button>
      </Stack>
    </Form>
  );
}

function LoginFields() {
  // The first field with an error gets the focus, in this sequence.
  const email = useFormField<Credentials>('email', { required: 'Enter your e-mail address.' });
  const password = useFormField<Credentials>('password', { required: 'Enter your password.' });
  const { onProblemChange: _, ...code } = useFormValue<Credentials, 'code'>('code', {
    required: 'Enter the code of your authenticator app.',
    check: (digits) => (digits.length < 6 ? 'Enter all six digits.' : undefined),
  });
  return (
    <>
      <TextField label="E-mail address" type="email" autoComplete="username" spellCheck={false} {...email} />
      <PasswordField purpose="current" {...password} />
      <OneTimeCodeField label="Six-digit code of your authenticator app" {...code} />
    </>
  );
}
