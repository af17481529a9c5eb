import { EmptyPage } from '@luxe/patterns/state-page';
import { Button } from '@luxe/ui/button';
import { Stack } from '@luxe/ui/stack';
import { confirmLoginAnswers, confirmLoginPath } from '../paths/confirmLogin.ts';
import { PageHead } from '../head/PageHead.tsx';

const copy = {
  title: 'Log in with this link?',
  text: 'Another site or app sent you here with a login. If you continue, you are logged in to its account and your bag moves there. Continue only if you asked for this login.',
  yes: 'Log in',
  no: 'Stay logged out',
} as const;

/** Asks before a link from another site logs the shopper in [AUT-02]. The server answers the form, without a script. */
export default function ConfirmLogin() {
  return (
    <>
      <PageHead title={`${copy.title} | LUXE`} isIndexed={false} />
      <EmptyPage
        title={copy.title}
        action={
          <form method="post" action={confirmLoginPath}>
            <Stack direction="row" gap={16} wrap>
              <Button type="submit" name="answer" value={confirmLoginAnswers.yes}>
                {copy.yes}
              </Button>
              <Button type="submit" emphasis="secondary" name="answer" value={confirmLoginAnswers.no}>
                {copy.no}
              </Button>
            </Stack>
          </form>
        }
      >
        {copy.text}
      </EmptyPage>
    </>
  );
}
