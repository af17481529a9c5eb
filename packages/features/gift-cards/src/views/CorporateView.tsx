import { cleanEmail, isMobileNumber } from '@luxe/format';
import { cleanGstin, isGstin } from '@luxe/format/gstin';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField, type FormErrors } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { PhoneField } from '@luxe/ui/phone-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useId, useState } from 'react';
import { copy } from '../data/corporateCopy.ts';
import { emptyEnquiry, type CorporateDraft, type CorporateValues } from '../data/corporateDraft.ts';
import { emailRule, lengthRule, requiredRule } from '../data/fieldRules.ts';
import { rowOf, rowProblems, type RowLimits, type RowProblem, type TypedRow } from '../data/corporateRows.ts';
import { FormColumn, Pair } from './Buy.styles.ts';
import { FormProblem } from './FormProblem.tsx';
import { RowFields } from './RowFields.tsx';
import { RowFile, type ReadFile } from './RowFile.tsx';
import { useCorporateDraft } from './useCorporateDraft.ts';

export type Sent = { leadNumber: string; email: string };

export type CorporateViewProps = {
  limits: RowLimits;
  /** Reads a CSV file into rows. Never rejects. */
  onReadFile: (csv: string) => Promise<ReadFile & { typed?: readonly TypedRow[] }>;
  /** Resolves to the number of the enquiry, or to errors. */
  onSend: (
    values: CorporateValues,
    rows: readonly TypedRow[],
  ) => Promise<{ leadNumber: string } | { errors: FormErrors<CorporateValues> }>;
  buyHref: string;
  /** Returns what the shopper typed in this tab before; called after hydration. */
  readDraft: () => CorporateDraft;
  onDraft: (draft: CorporateDraft) => void;
};

const noteLimit = 1000;
const noProblems: ReadonlyMap<number, RowProblem> = new Map();

/** The enquiry of a company: who asks, and how many cards of which amounts [ACC-21]. */
export function CorporateView({
  limits,
  onReadFile,
  onSend,
  buyHref,
  readDraft,
  onDraft,
}: CorporateViewProps) {
  // A text field without a default value adopts what the shopper typed before the page worked.
  const form = useForm<CorporateValues>();
  const { rows, changeRows } = useCorporateDraft(form, readDraft, onDraft);
  const [sent, setSent] = useState<Sent>();
  /** Row to which the focus moves; undefined for none. */
  const [faultyRow, setFaultyRow] = useState<number>();
  const problems = form.formState.isSubmitted ? rowProblems(rows, limits) : noProblems;
  const cardsId = useId();

  async function send(values: CorporateValues): Promise<FormErrors<CorporateValues> | undefined> {
    setSent(undefined);
    const [faulty] = rowProblems(rows, limits).keys();
    if (faulty !== undefined) {
      setFaultyRow(faulty);
      return { form: copy.rowsWrong };
    }
    const result = await onSend(values, rows);
    if ('errors' in result) return result.errors;
    setSent({ leadNumber: result.leadNumber, email: cleanEmail(values.email) });
    form.reset(emptyEnquiry);
    changeRows([rowOf(1)]);
    return undefined;
  }

  return (
    <Page gap={36}>
      <Stack gap={12}>
        <Heading level={1}>{copy.title}</Heading>
        <Text size="lg" tone="secondary">
          {copy.intro}
        </Text>
        <Text>
          <span>{copy.single}</span> <Link href={buyHref}>{copy.buy}</Link>
        </Text>
      </Stack>
      <FormColumn>
        {sent && (
          <Notice tone="success" live shouldFocus title={copy.sent(sent.leadNumber)}>
            {copy.sentMore(sent.email)}
          </Notice>
        )}
        <Form form={form} onSubmit={send} aria-label={copy.form}>
          <Stack gap={40}>
            <FormProblem errors={form.formState.errors} />
            <Fields />
            <Stack as="section" gap={20} aria-labelledby={cardsId}>
              <Heading level={2} size="title-s" id={cardsId}>
                {copy.cards}
              </Heading>
              <RowFields
                rows={rows}
                limits={limits}
                problems={problems}
                onChange={changeRows}
                focusId={faultyRow}
                onFocused={() => setFaultyRow(undefined)}
              />
              <RowFile
                onRead={async (csv) => {
                  const read = await onReadFile(csv);
                  if (read.typed && read.typed.length > 0) changeRows(read.typed);
                  return read;
                }}
              />
            </Stack>
            <TextArea label={copy.note} hint={copy.noteHint} optional limit={noteLimit} {...useNote(form)} />
            <div>
              <Button type="submit" size="l" busy={form.formState.isSubmitting} busyLabel={copy.sending}>
                {copy.send}
              </Button>
            </div>
          </Stack>
        </Form>
      </FormColumn>
    </Page>
  );
}

const useNote = (form: ReturnType<typeof useForm<CorporateValues>>) => ({
  ...form.register('note', {
    validate: lengthRule(noteLimit, copy.noteLong),
  }),
  error: form.formState.errors.note?.message,
});

function Fields() {
  const companyId = useId();
  const contactId = useId();
  return (
    <>
      <Stack as="section" gap={20} aria-labelledby={companyId}>
        <Heading level={2} size="title-s" id={companyId}>
          {copy.company}
        </Heading>
        <Pair>
          <TextField
            label={copy.companyName}
            autoComplete="organization"
            {...useFormField<CorporateValues>('company', { validate: requiredRule(copy.companyMissing) })}
          />
          <TextField
            label={copy.gstin}
            hint={copy.gstinHint}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            {...useFormField<CorporateValues>('gstin', {
              validate: (typed) => isGstin(cleanGstin(typed)) || copy.gstinWrong,
            })}
          />
        </Pair>
      </Stack>
      <Stack as="section" gap={20} aria-labelledby={contactId}>
        <Heading level={2} size="title-s" id={contactId}>
          {copy.contact}
        </Heading>
        <Pair>
          <TextField
            label={copy.contactName}
            autoComplete="name"
            {...useFormField<CorporateValues>('contactName', { validate: requiredRule(copy.nameMissing) })}
          />
          <TextField
            label={copy.email}
            type="email"
            autoComplete="email"
            {...useFormField<CorporateValues>('email', { validate: emailRule })}
          />
          <PhoneField
            label={copy.phone}
            {...useFormField<CorporateValues>('phone', {
              validate: (typed) => isMobileNumber(typed) || copy.phoneWrong,
            })}
          />
        </Pair>
      </Stack>
    </>
  );
}
