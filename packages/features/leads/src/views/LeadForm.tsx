import { leadFormOf, leadMessageLimit, leadTimes, leadTopics } from '@luxe/contract/lead-forms';
import type { LeadField, LeadKind } from '@luxe/contract/lead-forms';
import { cleanEmail, cleanText, hasLetter, isEmail, isMobileNumber, textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { DateField } from '@luxe/ui/date-field';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { PhoneField } from '@luxe/ui/phone-field';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import { leadTemplates } from '../data/templates.ts';
import { emptyLead, type LeadOutcome, type LeadValues } from '../data/types.ts';

export type LeadFormProps = {
  kind: LeadKind;
  /** Fills in the fields that the shopper has not touched. Undefined for a guest. */
  contact?: Pick<LeadValues, 'name' | 'phone' | 'email'> | undefined;
  /** First and last day that the shopper can choose. */
  days: readonly [first: string, last: string];
  /** Sends the request. Never rejects. */
  onSend: (values: LeadValues) => Promise<LeadOutcome>;
  /** Shown when the request has a number: what to do next. */
  next: ReactNode;
};

/**
 * Form with which a shopper asks for a call. After a failure it has its values; after success, or for a
 * duplicate, the number of the request takes its place.
 */
export function LeadForm({ kind, contact, days, onSend, next }: LeadFormProps) {
  const [start] = useState(contact);
  const form = useForm<LeadValues>({
    defaultValues: { ...emptyLead, ...start },
    ...(contact && { values: { ...emptyLead, ...contact } }),
    resetOptions: { keepDirtyValues: true },
  });
  const [outcome, setOutcome] = useState<LeadOutcome>();
  const { title, send: sendLabel, raised } = leadTemplates[kind];

  async function send(values: LeadValues) {
    setOutcome(undefined);
    setOutcome(await onSend(values));
  }

  if (outcome && outcome.status !== 'failed') {
    const isDuplicate = outcome.status === 'duplicate';
    return (
      <Notice
        tone={isDuplicate ? 'info' : 'success'}
        live
        shouldFocus
        title={(isDuplicate ? copy.duplicate : copy.raised)(outcome.leadNumber)}
        action={next}
      >
        {isDuplicate ? copy.duplicateMore : raised}
      </Notice>
    );
  }
  return (
    <Column>
      <Form form={form} onSubmit={send} aria-label={title}>
        <Stack gap={20}>
          {outcome && (
            <Notice tone="error" live shouldFocus title={copy.failed}>
              {outcome.message}
            </Notice>
          )}
          <Fields kind={kind} />
          <DayField kind={kind} days={days} form={form} />
          <Consents kind={kind} />
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={copy.sending}>
              {sendLabel}
            </Button>
          </div>
        </Stack>
      </Form>
    </Column>
  );
}

const has = (kind: LeadKind, field: LeadField) => {
  const { required, optional } = leadFormOf(kind);
  return { isRequired: required.includes(field), isThere: [...required, ...optional].includes(field) };
};

/** Checks a field that must not be empty, if the form of this kind needs it. */
const neededRule = (kind: LeadKind, field: LeadField, missing: string) => (typed: unknown) =>
  !has(kind, field).isRequired || cleanText(String(typed ?? '')) !== '' || missing;

function Fields({ kind }: { kind: LeadKind }) {
  const { isThere: hasEmail } = has(kind, 'email');
  const { isThere: hasTime } = has(kind, 'timeOfDay');
  const { isThere: hasTopic } = has(kind, 'topic');
  const { isThere: hasCity } = has(kind, 'city');
  const name = useFormField<LeadValues>('name', {
    validate: (typed) => hasLetter(String(typed ?? '')) || copy.nameMissing,
  });
  const phone = useFormField<LeadValues>('phone', {
    validate: (typed) => isMobileNumber(String(typed ?? '')) || copy.phoneWrong,
  });
  return (
    <>
      <TextField label={copy.name} autoComplete="name" {...name} />
      <PhoneField label={copy.phone} {...phone} />
      {hasEmail && <EmailField />}
      {hasCity && <CityField kind={kind} />}
      {hasTime && <TimeField kind={kind} />}
      {hasTopic && <TopicField kind={kind} />}
      {has(kind, 'message').isThere && <MessageField kind={kind} />}
    </>
  );
}

const TimeField = ({ kind }: { kind: LeadKind }) => (
  <Select
    label={copy.timeOfDay}
    placeholder={copy.chooseTime}
    optional={!has(kind, 'timeOfDay').isRequired}
    options={leadTimes.map((value) => ({ value, label: copy.times[value] }))}
    {...useFormField<LeadValues>('timeOfDay', { validate: neededRule(kind, 'timeOfDay', copy.timeMissing) })}
  />
);

const TopicField = ({ kind }: { kind: LeadKind }) => (
  <Select
    label={copy.topic}
    placeholder={copy.chooseTopic}
    options={leadTopics.map((value) => ({ value, label: copy.topics[value] }))}
    {...useFormField<LeadValues>('topic', { validate: neededRule(kind, 'topic', copy.topicMissing) })}
  />
);

const EmailField = () => (
  <TextField
    label={copy.email}
    type="email"
    autoComplete="email"
    {...useFormField<LeadValues>('email', {
      validate: (typed) => isEmail(cleanEmail(String(typed ?? ''))) || copy.emailWrong,
    })}
  />
);

const CityField = ({ kind }: { kind: LeadKind }) => (
  <TextField
    label={copy.city}
    autoComplete="address-level2"
    {...useFormField<LeadValues>('city', { validate: neededRule(kind, 'city', copy.cityMissing) })}
  />
);

function MessageField({ kind }: { kind: LeadKind }) {
  const isNeeded = neededRule(kind, 'message', copy.messageMissing);
  return (
    <TextArea
      label={copy.message}
      optional={!has(kind, 'message').isRequired}
      limit={leadMessageLimit}
      autoComplete="off"
      {...useFormField<LeadValues>('message', {
        validate: (typed) =>
          textLength(String(typed ?? '')) > leadMessageLimit ? copy.messageLong : isNeeded(typed),
      })}
    />
  );
}

type DayProps = Pick<LeadFormProps, 'kind' | 'days'> & { form: ReturnType<typeof useForm<LeadValues>> };

function DayField({ kind, days: [first, last], form }: DayProps) {
  const { isThere, isRequired } = has(kind, 'preferredDay');
  const problem = useRef<string>(undefined);
  if (!isThere) return null;
  form.register('preferredDay', {
    validate: (day) => problem.current ?? (!isRequired || day !== null || copy.dayMissing),
  });
  return (
    <DateField
      label={copy.preferredDay}
      hint={copy.dayHint}
      optional={!isRequired}
      min={first}
      max={last}
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

function Consents({ kind }: { kind: LeadKind }) {
  const { hasPartner } = leadFormOf(kind);
  return (
    <Stack gap={12}>
      <Checkbox
        label={copy.consent}
        {...useFormField<LeadValues>('hasConsent', {
          validate: (isGiven) => isGiven === true || copy.consentMissing,
        })}
      />
      {hasPartner && <PartnerConsent />}
      <div>
        <Link href="/privacy-policy">{copy.privacy}</Link>
      </div>
    </Stack>
  );
}

const PartnerConsent = () => (
  <Checkbox
    label={copy.partnerConsent}
    {...useFormField<LeadValues>('sharesWithPartner', {
      validate: (isGiven) => isGiven === true || copy.partnerConsentMissing,
    })}
  />
);

/** Limits the form to a readable line length. */
const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;
