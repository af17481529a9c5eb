import { attachments } from '@luxe/contract/attachments';
import type { Ticket } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { FileField, type FieldFile } from '@luxe/ui/file-field';
import { Notice } from '@luxe/ui/notice';
import { copy } from '../data/copy.ts';

/** What became of a ticket: it has a number, or the message of an error. */
export type SendOutcome = { ok: true; ticket: Pick<Ticket, 'number'> } | { ok: false; message: string };

export type FormEndProps = {
  /** Label of the files. */
  filesLabel: string;
  files: FieldFile[];
  onFilesChange: (files: FieldFile[]) => void;
  /** Undefined before the form is sent. */
  outcome: SendOutcome | undefined;
  isSending: boolean;
  /** Label of the button. */
  sendLabel: string;
};

/** The end of a form that raises a ticket: its files, what became of it, and the button. */
export function FormEnd({ filesLabel, files, onFilesChange, outcome, isSending, sendLabel }: FormEndProps) {
  return (
    <>
      <FileField
        label={filesLabel}
        hint={copy.filesHint}
        optional
        accept={attachments.types.join(',')}
        maxFiles={attachments.maxCount}
        maxBytes={attachments.bytes}
        files={files}
        onFilesChange={onFilesChange}
      />
      {outcome &&
        (outcome.ok ? (
          <Notice tone="success" live title={copy.sent(outcome.ticket.number)}>
            {copy.sentMore}
          </Notice>
        ) : (
          <Notice tone="error" live title={outcome.message} />
        ))}
      <div>
        <Button type="submit" busy={isSending} busyLabel={copy.sending}>
          {sendLabel}
        </Button>
      </div>
    </>
  );
}
