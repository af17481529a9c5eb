import type { DataRights } from '@luxe/contract/calls';
import { cleanEmail, cleanText, hasLetter, isEmail, isMobileNumber, nationalDigits } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { PhoneField } from '@luxe/ui/phone-field';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import { Column } from './Column.ts';

type Nominee = NonNullable<DataRights['nominee']>;

export type NomineeFormProps = {
  /** The stored nominee; null for none. */
  nominee: Nominee | null;
  /** Saves a nominee; null removes them. Never rejects. */
  onSave: (nominee: Nominee | null) => Promise<{ ok: true } | { ok: false; message: string }>;
};

const empty: Nominee = { name: '', relation: '', phone: '', email: '' };

/** The person who decides about a customer's data after death or incapacity. */
export function NomineeForm({ nominee, onSave }: NomineeFormProps) {
  const form = useForm<Nominee>({ defaultValues: nominee ?? empty });
  const [notice, setNotice] = useState<{ tone: 'success' | 'error'; title: string }>();

  async function save(next: Nominee | null) {
    setNotice(undefined);
    const outcome = await onSave(next);
    setNotice(
      outcome.ok
        ? { tone: 'success', title: next ? copy.saved : copy.removed }
        : { tone: 'error', title: outcome.message },
    );
    if (outcome.ok) form.reset(next ?? empty);
  }

  return (
    <Column>
      <Form
        form={form}
        aria-label={copy.nominee}
        onSubmit={({ name, relation, phone, email }) =>
          save({
            ...{ name: cleanText(name), relation: cleanText(relation) },
            ...{ phone: nationalDigits(phone), email: cleanEmail(email) },
          })
        }
      >
        <Stack gap={20}>
          {notice && <Notice live shouldFocus {...notice} />}
          <Fields />
          <Stack direction="row" gap={24} wrap align="center">
            <Button
              type="submit"
              emphasis="secondary"
              busy={form.formState.isSubmitting}
              busyLabel={copy.sending}
            >
              {copy.save}
            </Button>
            {nominee && <TextButton onClick={() => void save(null)}>{copy.remove}</TextButton>}
          </Stack>
        </Stack>
      </Form>
    </Column>
  );
}

function Fields() {
  const name = useFormField<Nominee>('name', {
    validate: (typed) => hasLetter(typed) || copy.nomineeNameMissing,
  });
  const relation = useFormField<Nominee>('relation', {
    validate: (typed) => cleanText(typed) !== '' || copy.relationMissing,
  });
  const phone = useFormField<Nominee>('phone', {
    validate: (typed) => isMobileNumber(typed) || copy.phoneWrong,
  });
  const email = useFormField<Nominee>('email', {
    validate: (typed) => typed.trim() === '' || isEmail(cleanEmail(typed)) || copy.emailWrong,
  });
  return (
    <>
      <TextField label={copy.nomineeName} autoComplete="off" {...name} />
      <TextField label={copy.relation} autoComplete="off" {...relation} />
      <PhoneField label={copy.phone} {...phone} autoComplete="off" />
      <TextField label={copy.nomineeEmail} type="email" autoComplete="off" optional {...email} />
    </>
  );
}
