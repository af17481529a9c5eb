import { Button } from '@luxe/ui/button';
import { Notice } from '@luxe/ui/notice';
import type { Changed } from '../data/changing.ts';

export type FormEndProps = {
  /** Of the last try; undefined before the first and while one is under way. */
  outcome: Changed | undefined;
  busy: boolean;
  words: { save: string; saving: string; saved: string };
};

/** What became of a form, and its button. */
export function FormEnd({ outcome, busy, words }: FormEndProps) {
  return (
    <>
      {outcome?.ok === false && <Notice tone="error" live title={outcome.message} />}
      {outcome?.ok && <Notice tone="success" live title={words.saved} />}
      <div>
        <Button type="submit" busy={busy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </>
  );
}
