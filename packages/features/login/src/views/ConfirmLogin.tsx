import { EmptyPage } from '@luxe/patterns/state-page';
import { Button } from '@luxe/ui/button';
import { Stack } from '@luxe/ui/stack';
import { confirmCopy as copy } from '../data/confirmCopy.ts';

export type ConfirmLoginProps = {
  /** The form's action. The server handles it, so the page works without scripts. */
  path: string;
  /** Values of the form field `answer`. */
  answers: { readonly yes: string; readonly no: string };
};

/** Asks the shopper before a link from another site logs them in [AUT-02]. */
export function ConfirmLogin({ path, answers }: ConfirmLoginProps) {
  return (
    <EmptyPage
      title={copy.title}
      action={
        <form method="post" action={path}>
          <Stack direction="row" gap={16} wrap>
            <Button type="submit" name="answer" value={answers.yes}>
              {copy.yes}
            </Button>
            <Button type="submit" emphasis="secondary" name="answer" value={answers.no}>
              {copy.no}
            </Button>
          </Stack>
        </form>
      }
    >
      {copy.text}
    </EmptyPage>
  );
}
