import {
  leadFormOf,
  leadMessageLimit,
  leadTimes,
  leadTopics,
  type LeadKind,
} from '@luxe/contract/lead-forms';
import { Checkbox } from '@luxe/ui/checkbox';
import { DateField } from '@luxe/ui/date-field';
import { useFormField, type useForm } from '@luxe/ui/form';
import { Link } from '@luxe/ui/link';
import { PhoneField } from '@luxe/ui/phone-field';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useRef } from 'react';
import { copy } from '../data/copy.ts';
import { fieldOf, leadProblem } from '../data/leadProblems.ts';
import type { SentLead } from '../data/sentLead.ts';
import type { LeadValues } from '../data/types.ts';

export type LeadFieldsProps = {
  kind: LeadKind;
  /** A form that was sent without scripts: the HTML of the fields has what was typed. */
  sent: SentLead | undefined;
};

type TextName = Exclude<keyof LeadValues, 'preferredDay' | 'hasConsent' | 'sharesWithPartner'>;

/** Props of a field with its rule, and with what was typed without scripts. */
const useTextField = ({ kind, sent }: LeadFieldsProps, name: TextName) => ({
  defaultValue: sent?.values[name],
  ...useFormField<LeadValues>(name, { validate: (typed) => leadProblem(kind, name, typed) ?? true }),
});

/** The fields of a form in their sequence, without the day. */
export function LeadFields(props: LeadFieldsProps) {
  const { kind } = props;
  return (
    <>
      <TextField label={copy.name} autoComplete="name" {...useTextField(props, 'name')} />
      <PhoneField label={copy.phone} {...useTextField(props, 'phone')} />
      {fieldOf(kind, 'email').isThere && <EmailField {...props} />}
      {fieldOf(kind, 'city').isThere && <CityField {...props} />}
      {fieldOf(kind, 'timeOfDay').isThere && <TimeField {...props} />}
      {fieldOf(kind, 'topic').isThere && <TopicField {...props} />}
      {fieldOf(kind, 'message').isThere && <MessageField {...props} />}
    </>
  );
}

const TimeField = (props: LeadFieldsProps) => (
  <Select
    label={copy.timeOfDay}
    placeholder={copy.chooseTime}
    optional={!fieldOf(props.kind, 'timeOfDay').isRequired}
    options={leadTimes.map((value) => ({ value, label: copy.times[value] }))}
    {...useTextField(props, 'timeOfDay')}
  />
);

const TopicField = (props: LeadFieldsProps) => (
  <Select
    label={copy.topic}
    placeholder={copy.chooseTopic}
    options={leadTopics.map((value) => ({ value, label: copy.topics[value] }))}
    {...useTextField(props, 'topic')}
  />
);

const EmailField = (props: LeadFieldsProps) => (
  <TextField label={copy.email} type="email" autoComplete="email" {...useTextField(props, 'email')} />
);

const CityField = (props: LeadFieldsProps) => (
  <TextField label={copy.city} autoComplete="address-level2" {...useTextField(props, 'city')} />
);

const MessageField = (props: LeadFieldsProps) => (
  <TextArea
    label={copy.message}
    optional={!fieldOf(props.kind, 'message').isRequired}
    limit={leadMessageLimit}
    autoComplete="off"
    {...useTextField(props, 'message')}
  />
);

export type LeadDayProps = LeadFieldsProps & {
  /** First and last day that the shopper can choose. */
  days: readonly [first: string, last: string];
  form: ReturnType<typeof useForm<LeadValues>>;
};

/** The day of a visit or a call, if the form has one. */
export function LeadDay({ kind, sent, days: [first, last], form }: LeadDayProps) {
  const { isThere, isRequired } = fieldOf(kind, 'preferredDay');
  const problem = useRef<string>(undefined);
  if (!isThere) return null;
  form.register('preferredDay', {
    validate: (day) => problem.current ?? leadProblem(kind, 'preferredDay', day) ?? true,
  });
  return (
    <DateField
      name="preferredDay"
      label={copy.preferredDay}
      hint={copy.dayHint}
      optional={!isRequired}
      min={first}
      max={last}
      defaultParts={sent?.dayParts}
      value={form.watch('preferredDay')}
      onValueChange={(day) =>
        form.setValue('preferredDay', day, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
      onProblemChange={(found) => {
        problem.current = found;
      }}
      error={form.formState.errors.preferredDay?.message}
    />
  );
}

/** What the shopper agrees to. */
export function LeadConsents(props: LeadFieldsProps) {
  const { hasPartner } = leadFormOf(props.kind);
  return (
    <Stack gap={12}>
      <Consent {...props} name="hasConsent" label={copy.consent} />
      {hasPartner && <Consent {...props} name="sharesWithPartner" label={copy.partnerConsent} />}
      <div>
        <Link href="/privacy-policy">{copy.privacy}</Link>
      </div>
    </Stack>
  );
}

type ConsentProps = LeadFieldsProps & { name: 'hasConsent' | 'sharesWithPartner'; label: string };

const Consent = ({ kind, sent, name, label }: ConsentProps) => (
  <Checkbox
    label={label}
    defaultChecked={sent?.values[name]}
    {...useFormField<LeadValues>(name, {
      validate: (isGiven) => leadProblem(kind, name, isGiven) ?? true,
    })}
  />
);
