import type { Profile } from '@luxe/contract/calls';
import {
  genders,
  hasLetter,
  indianDay,
  isBirthDate,
  maritalStatuses,
  textLength,
  type Gender,
  type MaritalStatus,
} from '@luxe/format';
import { DateField } from '@luxe/ui/date-field';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useRef, useState } from 'react';
import { copy } from '../data/copy.ts';
import type { ChangeOutcome } from '../data/attemptChange.ts';
import type { ProfileValues } from '../data/useProfile.ts';
import { FormFooter } from './FormFooter.tsx';

export type ProfileFormProps = {
  profile: Profile;
  onSave: (values: ProfileValues) => Promise<ChangeOutcome>;
};

const maxNameLength = 60;
const profileCopy = copy.profileForm;

/** Name, gender, birthday and marital status. Only the first name is required [ACC-01]. */
export function ProfileForm({ profile, onSave }: ProfileFormProps) {
  const { firstName, lastName, gender, dateOfBirth, maritalStatus } = profile;
  const form = useForm<ProfileValues>({
    defaultValues: { firstName, lastName, gender, dateOfBirth, maritalStatus },
  });
  const [outcome, setOutcome] = useState<ChangeOutcome>();
  const save = async (values: ProfileValues) => {
    setOutcome(undefined);
    setOutcome(await onSave(values));
  };
  return (
    <Form form={form} onSubmit={save} aria-label={profileCopy.form}>
      <Stack gap={24}>
        <Names />
        <Choices form={form} />
        <FormFooter outcome={outcome} busy={form.formState.isSubmitting} labels={profileCopy} />
      </Stack>
    </Form>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/**
 * Returns the error message for a name; empty when the name is valid. `emptyMessage` is the message for a
 * name without any letter.
 */
function nameProblem(name: string, emptyMessage: string): string {
  if (!hasLetter(name)) return emptyMessage;
  return textLength(name) > maxNameLength ? profileCopy.tooLong(maxNameLength) : '';
}

function Names() {
  return (
    <>
      <TextField
        label={profileCopy.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField<ProfileValues>('firstName', {
          validate: (value) => nameProblem(String(value), profileCopy.firstNameEmpty) || true,
        })}
      />
      <TextField
        label={profileCopy.lastName}
        autoComplete="family-name"
        autoCorrect="off"
        optional
        {...useFormField<ProfileValues>('lastName', {
          validate: (value) =>
            (String(value).trim() !== '' && nameProblem(String(value), profileCopy.lastNameInvalid)) || true,
        })}
      />
    </>
  );
}

/**
 * Profile fields that are not text inputs. They do not use the hook `useFormValue`, because the code of the
 * hook would then also load in checkout.
 */
function Choices({ form }: { form: ReturnType<typeof useForm<ProfileValues>> }) {
  const problem = useRef<string>(undefined);
  form.register('dateOfBirth', { validate: () => problem.current ?? true });
  const change = { shouldDirty: true } as const;
  const dateOfBirth = form.watch('dateOfBirth');
  const [today] = useState(() => indianDay(new Date()));
  return (
    <>
      <RadioGroup
        legend={profileCopy.gender}
        options={optionsOf(genders)}
        value={form.watch('gender') ?? ''}
        onValueChange={(value) => form.setValue('gender', value as Gender, change)}
      />
      <DateField
        label={profileCopy.birthday}
        optional
        kind="birthday"
        min="1900-01-01"
        max={today}
        defaultValue={dateOfBirth !== null && isBirthDate(dateOfBirth, today) ? dateOfBirth : null}
        onValueChange={(value) => form.setValue('dateOfBirth', value, change)}
        onProblemChange={(message) => {
          problem.current = message;
        }}
        error={form.formState.errors.dateOfBirth?.message}
      />
      <RadioGroup
        legend={profileCopy.marital}
        options={optionsOf(maritalStatuses)}
        value={form.watch('maritalStatus') ?? ''}
        onValueChange={(value) => form.setValue('maritalStatus', value as MaritalStatus, change)}
      />
    </>
  );
}
