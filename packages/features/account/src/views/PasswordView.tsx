import { isPassword, passwordLength } from '@luxe/format';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { PasswordField } from '@luxe/ui/password-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import { FormColumn } from './Account.styles.ts';
import { FormFooter } from './FormFooter.tsx';

export type PasswordValues = { old: string; next: string; again: string };

export type PasswordViewProps = {
  /** Whether the customer already has a password. The form then also asks for the current password. */
  hasPassword: boolean;
  onSave: (values: Pick<PasswordValues, 'old' | 'next'>) => Promise<ChangeOutcome>;
};

const passwordCopy = copy.passwordForm;
const empty: PasswordValues = { old: '', next: '', again: '' };

/** Form that sets a password: New Password and Confirm Password must be the same and valid [AUT-27]. */
export function PasswordView({ hasPassword, onSave }: PasswordViewProps) {
  const form = useForm<PasswordValues>({ defaultValues: empty });
  const [outcome, setOutcome] = useState<ChangeOutcome>();
  const save = async ({ old, next }: PasswordValues) => {
    setOutcome(undefined);
    const result = await onSave({ old, next });
    setOutcome(result);
    if (result.ok) form.reset(empty);
  };
  return (
    <Page gap={36}>
      <Stack gap={8}>
        <Heading level={1}>{copy.password}</Heading>
        <Text tone="secondary">{passwordCopy.intro}</Text>
      </Stack>
      <FormColumn>
        <Form form={form} onSubmit={save} aria-label={passwordCopy.form}>
          <Stack gap={24}>
            {hasPassword && <OldField />}
            <NewFields />
            <FormFooter outcome={outcome} busy={form.formState.isSubmitting} labels={passwordCopy} />
          </Stack>
        </Form>
      </FormColumn>
    </Page>
  );
}

function OldField() {
  return (
    <PasswordField
      purpose="current"
      label={passwordCopy.current}
      {...useFormField<PasswordValues>('old', { required: passwordCopy.currentEmpty })}
    />
  );
}

const rules = [
  {
    label: passwordCopy.rules.length,
    test: (value: string) => value.length >= passwordLength.min && value.length <= passwordLength.max,
  },
  { label: passwordCopy.rules.letter, test: (value: string) => /\p{L}/u.test(value) },
  { label: passwordCopy.rules.digit, test: (value: string) => /\d/.test(value) },
];

function NewFields() {
  return (
    <>
      <PasswordField
        purpose="new"
        label={passwordCopy.next}
        rules={rules}
        {...useFormField<PasswordValues>('next', {
          validate: (value) => isPassword(String(value)) || passwordCopy.invalid,
          deps: ['again'],
        })}
      />
      <PasswordField
        purpose="new"
        label={passwordCopy.again}
        {...useFormField<PasswordValues>('again', {
          validate: (value, { next }) => value === next || passwordCopy.different,
        })}
      />
    </>
  );
}
