import type { Profile } from '@luxe/contract/calls';
import {
  genders,
  indianDay,
  isBirthDate,
  maritalStatuses,
  type Gender,
  type MaritalStatus,
} from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { DateField } from '@luxe/ui/date-field';
import { Form, useForm, useFormField, useFormValue } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { Changed } from '../data/changing.ts';

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
        <Fields />
        {outcome?.ok === false && <Notice tone="error" live title={outcome.message} />}
        {outcome?.ok && <Notice tone="success" live title={words.saved} />}
        <div>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function Fields() {
  const atMost = { maxLength: { value: longest, message: words.tooLong(longest) } };
  const gender = useFormValue<ProfileValues, 'gender'>('gender');
  const marital = useFormValue<ProfileValues, 'maritalStatus'>('maritalStatus');
  const birthday = useFormValue<ProfileValues, 'dateOfBirth'>('dateOfBirth');
  const today = indianDay(new Date());
  return (
    <>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField<ProfileValues>('firstName', {
          ...atMost,
          validate: (value) => String(value).trim() !== '' || words.firstNameEmpty,
        })}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        autoCorrect="off"
        optional
        {...useFormField<ProfileValues>('lastName', atMost)}
      />
      <RadioGroup
        legend={words.gender}
        options={optionsOf(genders)}
        name={gender.name}
        value={gender.value ?? ''}
        onValueChange={(value) => gender.onValueChange(value as Gender)}
        onBlur={gender.onBlur}
        ref={gender.ref}
      />
      <DateField
        label={words.birthday}
        optional
        kind="birthday"
        min="1900-01-01"
        max={today}
        {...birthday}
        value={birthday.value !== null && isBirthDate(birthday.value, today) ? birthday.value : null}
      />
      <RadioGroup
        legend={words.marital}
        options={optionsOf(maritalStatuses)}
        name={marital.name}
        value={marital.value ?? ''}
        onValueChange={(value) => marital.onValueChange(value as MaritalStatus)}
        onBlur={marital.onBlur}
        ref={marital.ref}
      />
    </>
  );
}
