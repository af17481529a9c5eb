import { Button } from '@luxe/ui/button';
import { ErrorSummary, Form, useForm, useFormField, useFormValue } from '@luxe/ui/form';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { PasswordField } from '@luxe/ui/password-field';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import type { SessionActions } from '../client/useSession.ts';

interface Credentials {
  email: string;
  password: string;
  code: string;
}

export interface LoginFormProps {
  /** The address that the form begins with. */
  readonly email?: string;
  readonly logIn: SessionActions['logIn'];
}

/** Address, password and the code of the authenticator app. */
export function LoginForm({ email = '', logIn }: LoginFormProps) {
  const form = useForm<Credentials>({ defaultValues: { email, password: '', code: '' } });
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
