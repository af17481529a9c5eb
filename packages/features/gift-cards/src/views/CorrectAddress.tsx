import { cleanEmail } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useId } from 'react';
import { emailRule } from '../data/fieldRules.ts';
import { copy } from '../data/outcomeCopy.ts';
import { FormProblem } from './FormProblem.tsx';

type Values = { recipientEmail: string };

export type CorrectAddressProps = {
  /** The address that could not be reached. */
  email: string;
  /** Resolves to an error message, or to an empty string. */
  onSend: (recipientEmail: string) => Promise<string>;
};

/** Corrects the address of a gift card whose mail came back, and sends the card again. */
export function CorrectAddress({ email, onSend }: CorrectAddressProps) {
  const form = useForm<Values>({ defaultValues: { recipientEmail: email } });
  const id = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} size="title-s" id={id}>
        {copy.correctTitle}
      </Heading>
      <Form
        form={form}
        aria-label={copy.correctTitle}
        onSubmit={async ({ recipientEmail }) => {
          const problem = await onSend(cleanEmail(recipientEmail));
          return problem ? { form: problem } : undefined;
        }}
      >
        <Stack gap={20}>
          <FormProblem errors={form.formState.errors} />
          <Address />
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={copy.correcting}>
              {copy.correct}
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}

const Address = () => (
  <>
    <TextField
      label={copy.correctEmail}
      type="email"
      autoComplete="off"
      {...useFormField<Values>('recipientEmail', { validate: emailRule })}
    />
    <Text size="sm" tone="secondary">
      {copy.correctHint}
    </Text>
  </>
);
