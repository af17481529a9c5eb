import { deskTextLimits, type DeskBody } from '@luxe/contract/desk';
import { textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { moveFocus } from '@luxe/ui/focus';
import { ErrorSummary, Form, useForm, useFormField } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { useToast } from '@luxe/ui/toast';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey } from '../client/useRead.ts';
import { screenHeadingId } from '../screen/Screen.tsx';
import { Section } from '../screen/Section.tsx';
import { AnswerColumn } from './AnswerForm.styles.ts';

type Answer = DeskBody<'answerTicket'>;

/** Answers a ticket, closes it, or both. */
export function AnswerForm({ ticketNumber }: { ticketNumber: string }) {
  const { send } = useChange('answerTicket');
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const form = useForm<Answer>({ defaultValues: { text: '', close: false } });
  const submit = async ({ text, close }: Answer) => {
    const params = { ticketNumber };
    const outcome = await send({ params, body: { text: text.trim(), close } });
    if (outcome.status === 'problem') return { fields: { text: outcome.message } };
    if (outcome.status === 'ignored') return undefined;
    toast.show({ message: close ? 'The ticket is closed.' : 'The answer is sent.' });
    // The form disappears with the last answer.
    if (!outcome.data.ticket.canAnswer) moveFocus(document.getElementById(screenHeadingId));
    form.reset();
    await mutate(readKey('ticket', { params }), outcome.data, { revalidate: false });
    return undefined;
  };
  return (
    <Section title="Answer">
      <AnswerColumn>
        <Form form={form} onSubmit={submit} aria-label="Answer">
          <Stack gap={16} align="stretch">
            <ErrorSummary />
            <AnswerFields />
            <div>
              <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Sending">
                Send
              </Button>
            </div>
          </Stack>
        </Form>
      </AnswerColumn>
    </Section>
  );
}

function AnswerFields() {
  return (
    <>
      <TextArea
        label="Answer to the customer"
        hint="Leave it empty to close the ticket without an answer."
        rows={6}
        limit={deskTextLimits.answer}
        {...useFormField<Answer>('text', {
          validate: (text, { close }) => {
            const typed = String(text).trim();
            if (typed === '' && !close) return 'Write an answer, or close the ticket.';
            return textLength(typed) <= deskTextLimits.answer || 'Shorten the answer.';
          },
        })}
      />
      <Checkbox label="Close the ticket" {...useFormField<Answer>('close')} />
    </>
  );
}
