import { EmptyPage } from '@luxe/patterns/state-page';
import { Button } from '@luxe/ui/button';
import { Stack } from '@luxe/ui/stack';
import { confirmCopy as copy } from '../confirmCopy.ts';

export type ConfirmLoginProps = {
  /** Where the form goes. The server answers it, without a script. */
  path: string;
  /** Values of the field `answer`. */
  answers: { readonly yes: string; readonly no: string };
};

/** Asks before a link from another site logs the shopper in [AUT-02]. */
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
