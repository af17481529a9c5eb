import { isPassword, passwordLength } from '@luxe/format';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { PasswordField } from '@luxe/ui/password-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';
import { FormColumn } from './Account.styles.ts';
import { FormEnd } from './FormEnd.tsx';

export type PasswordValues = { old: string; next: string; again: string };

export type PasswordViewProps = {
  /** There is one: it is asked for. */
  hasPassword: boolean;
  onSave: (values: Pick<PasswordValues, 'old' | 'next'>) => Promise<Changed>;
};

const words = copy.secret;
const empty: PasswordValues = { old: '', next: '', again: '' };

/** New Password and Confirm Password, the same and valid [AUT-27]. */
export function PasswordView({ hasPassword, onSave }: PasswordViewProps) {
  const form = useForm<PasswordValues>({ defaultValues: empty });
  const [outcome, setOutcome] = useState<Changed>();
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
        <Text tone="secondary">{words.intro}</Text>
      </Stack>
      <FormColumn>
        <Form form={form} onSubmit={save} aria-label={words.form}>
          <Stack gap={24}>
            {hasPassword && <OldField />}
            <NewFields />
            <FormEnd outcome={outcome} busy={form.formState.isSubmitting} words={words} />
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
      label={words.current}
      {...useFormField<PasswordValues>('old', { required: words.currentEmpty })}
    />
  );
}

const rules = [
  {
    label: words.rules.length,
    test: (value: string) => value.length >= passwordLength.least && value.length <= passwordLength.most,
  },
  { label: words.rules.letter, test: (value: string) => /\p{L}/u.test(value) },
  { label: words.rules.digit, test: (value: string) => /\d/.test(value) },
];

function NewFields() {
  return (
    <>
      <PasswordField
        purpose="new"
        label={words.next}
        rules={rules}
        {...useFormField<PasswordValues>('next', {
          validate: (value) => isPassword(String(value)) || words.invalid,
          deps: ['again'],
        })}
      />
      <PasswordField
        purpose="new"
        label={words.again}
        {...useFormField<PasswordValues>('again', {
          validate: (value, { next }) => value === next || words.different,
        })}
      />
    </>
  );
}
