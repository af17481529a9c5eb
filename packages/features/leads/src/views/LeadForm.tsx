import { leadFormOf, type LeadKind } from '@luxe/contract/lead-forms';
import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { useKnownValues } from '@luxe/ui/known-values';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import type { SentLead } from '../data/sentLead.ts';
import { leadTemplates } from '../data/templates.ts';
import { emptyLead, type LeadOutcome, type LeadValues } from '../data/types.ts';
import { LeadConsents, LeadDay, LeadFields } from './LeadFields.tsx';

export type LeadFormProps = {
  kind: LeadKind;
  /** Fills in the fields that the shopper has not touched. Undefined for a guest. */
  contact?: Pick<LeadValues, 'name' | 'phone' | 'email'> | undefined;
  /** First and last day that the shopper can choose. */
  days: readonly [first: string, last: string];
  /** The form as it was sent without scripts. It begins with what was typed and what became of it. */
  sent?: SentLead | undefined;
  /** Sends the request. Never rejects. */
  onSend: (values: LeadValues) => Promise<LeadOutcome>;
  /** Shown when the request has a number: what to do next. */
  next: ReactNode;
};

/**
 * Form with which a shopper asks for a call. After a failure it has its values; after success, or for a
 * duplicate, the number of the request takes its place. Without scripts, the form posts to its page.
 */
export function LeadForm({ kind, contact, days, sent, onSend, next }: LeadFormProps) {
  const [start] = useState(() => ({ ...emptyLead, ...(sent?.values ?? contact) }));
  const [errors] = useState(() => sent && toFieldErrors(sent));
  const form = useForm<LeadValues>({ defaultValues: start, ...(errors && { errors }) });
  // What was typed without scripts stays.
  useKnownValues(form, sent ? undefined : contact);
  const [outcome, setOutcome] = useState(sent?.outcome);
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
      <Form form={form} action={leadFormOf(kind).path} onSubmit={send} aria-label={title}>
        <Stack gap={20}>
          {outcome && (
            <Notice tone="error" live shouldFocus title={copy.failed}>
              {outcome.message}
            </Notice>
          )}
          {errors && Object.keys(form.formState.errors).length > 0 && !form.formState.isSubmitted && (
            <Notice tone="error" live title={copy.checkFields} />
          )}
          <LeadFields kind={kind} sent={sent} />
          <LeadDay kind={kind} sent={sent} days={days} form={form} />
          <LeadConsents kind={kind} sent={sent} />
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

/** The sentences of the fields, as the library of forms has them. */
const toFieldErrors = ({ errors }: SentLead) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]));

/** Limits the form to a readable line length. */
const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;
