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
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';
import { FormEnd } from './FormEnd.tsx';

export type ProfileValues = {
  firstName: string;
  lastName: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  maritalStatus: MaritalStatus | null;
};

export type ProfileFormProps = {
  profile: Profile;
  onSave: (values: ProfileValues) => Promise<Changed>;
};

const longest = 60;
const words = copy.person;

/** Name, gender, birthday and marital status; all but the first name may stay untold [ACC-01]. */
export function ProfileForm({ profile, onSave }: ProfileFormProps) {
  const { firstName, lastName, gender, dateOfBirth, maritalStatus } = profile;
  const form = useForm<ProfileValues>({
    defaultValues: { firstName, lastName, gender, dateOfBirth, maritalStatus },
  });
  const [outcome, setOutcome] = useState<Changed>();
  const save = async (values: ProfileValues) => {
    setOutcome(undefined);
    setOutcome(await onSave(values));
  };
  return (
    <Form form={form} onSubmit={save} aria-label={words.form}>
      <Stack gap={24}>
        <Names />
        <Choices form={form} />
        <FormEnd outcome={outcome} busy={form.formState.isSubmitting} words={words} />
      </Stack>
    </Form>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What is wrong with a name; empty where nothing is. `none` says that it has no letter. */
function nameProblem(name: string, none: string): string {
  if (!hasLetter(name)) return none;
  return textLength(name) > longest ? words.tooLong(longest) : '';
}

function Names() {
  return (
    <>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField<ProfileValues>('firstName', {
          validate: (value) => nameProblem(String(value), words.firstNameEmpty) || true,
        })}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        autoCorrect="off"
        optional
        {...useFormField<ProfileValues>('lastName', {
          validate: (value) =>
            (String(value).trim() !== '' && nameProblem(String(value), words.lastNameWrong)) || true,
        })}
      />
    </>
  );
}

/** What is chosen rather than typed. Not by `useFormValue`: checkout shares the library, and would load what that needs of it. */
function Choices({ form }: { form: ReturnType<typeof useForm<ProfileValues>> }) {
  const problem = useRef<string>(undefined);
  form.register('dateOfBirth', { validate: () => problem.current ?? true });
  const change = { shouldDirty: true } as const;
  const born = form.watch('dateOfBirth');
  const [today] = useState(() => indianDay(new Date()));
  return (
    <>
      <RadioGroup
        legend={words.gender}
        options={optionsOf(genders)}
        value={form.watch('gender') ?? ''}
        onValueChange={(value) => form.setValue('gender', value as Gender, change)}
      />
      <DateField
        label={words.birthday}
        optional
        kind="birthday"
        min="1900-01-01"
        max={today}
        defaultValue={born !== null && isBirthDate(born, today) ? born : null}
        onValueChange={(value) => form.setValue('dateOfBirth', value, change)}
        onProblemChange={(said) => {
          problem.current = said;
        }}
        error={form.formState.errors.dateOfBirth?.message}
      />
      <RadioGroup
        legend={words.marital}
        options={optionsOf(maritalStatuses)}
        value={form.watch('maritalStatus') ?? ''}
        onValueChange={(value) => form.setValue('maritalStatus', value as MaritalStatus, change)}
      />
    </>
  );
}
