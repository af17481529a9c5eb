import { Button } from '@luxe/ui/button';
import { Notice } from '@luxe/ui/notice';
import type { ChangeOutcome } from '../data/attemptChange.ts';

export type FormFooterProps = {
  /** Outcome of the last attempt to save. Undefined before the first attempt and during an attempt. */
  outcome: ChangeOutcome | undefined;
  busy: boolean;
  labels: { save: string; saving: string; saved: string };
};

/** The submit button of a form, below the outcome of the last attempt to save. */
export function FormFooter({ outcome, busy, labels }: FormFooterProps) {
  return (
    <>
      {outcome?.ok === false && <Notice tone="error" live title={outcome.message} />}
      {outcome?.ok && <Notice tone="success" live title={labels.saved} />}
      <div>
        <Button type="submit" busy={busy} busyLabel={labels.saving}>
          {labels.save}
        </Button>
      </div>
    </>
  );
}
