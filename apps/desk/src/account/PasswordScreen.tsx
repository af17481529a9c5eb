import { minDeskPassword, type DeskBody } from '@luxe/contract/desk';
import { textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { ErrorSummary, Form, useForm, useFormField } from '@luxe/ui/form';
import { PasswordField } from '@luxe/ui/password-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useToast } from '@luxe/ui/toast';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../client/useSession.ts';
import { Screen } from '../screen/Screen.tsx';
import { FormColumn } from './PasswordScreen.styles.ts';

type Passwords = DeskBody<'changePassword'>;

/** Changes the password. The first password of an account must be changed before anything else. */
export function PasswordScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const form = useForm<Passwords>({ defaultValues: { current: '', next: '' } });
  const isFirst = session.status === 'known' && session.session.mustChangePassword;
  const submit = async (passwords: Passwords) => {
    const problem = await session.changePassword(passwords);
    if (problem !== undefined) return { form: problem };
    toast.show({ message: 'Your password is changed. Your other logins have ended.' });
    await navigate('/desk');
    return undefined;
  };
  return (
    <Screen
      title="Change password"
      lead={isFirst ? 'Your first password was generated for you. Choose one of your own.' : undefined}
    >
      <FormColumn>
        <Form form={form} onSubmit={submit} aria-label="Change password">
          <Stack gap={20}>
            <ErrorSummary />
            {session.status === 'known' && (
              <input type="hidden" autoComplete="username" value={session.session.person.email} readOnly />
            )}
            <PasswordFields />
            <Text size="sm" tone="secondary">
              Your other logins end.
            </Text>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Changing">
              Change password
            </Button>
          </Stack>
        </Form>
      </FormColumn>
    </Screen>
  );
}

const rules = [
  {
    label: `At least ${minDeskPassword} characters`,
    test: (password: string) => textLength(password) >= minDeskPassword,
  },
];

function PasswordFields() {
  return (
    <>
      <PasswordField
        label="Current password"
        purpose="current"
        {...useFormField<Passwords>('current', { required: 'Enter your current password.' })}
      />
      <PasswordField
        label="New password"
        purpose="new"
        rules={rules}
        {...useFormField<Passwords>('next', {
          required: 'Enter a new password.',
          validate: (next) =>
            textLength(next) >= minDeskPassword || `Enter at least ${minDeskPassword} characters.`,
        })}
      />
    </>
  );
}
