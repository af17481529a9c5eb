import { newsletterConfirmPath } from '@luxe/contract/letter-paths';
import { EmptyPage } from '@luxe/patterns/state-page';
import { copy } from './data/copy.ts';
import { PressForm } from './views/PressForm.tsx';

/** The page behind the link of a message: confirms the newsletter with a press. */
export const NewsletterConfirmScreen = ({ token }: { token: string }) => (
  <EmptyPage
    title={copy.confirmNewsletter}
    action={<PressForm action={newsletterConfirmPath(token)} label={copy.confirm} />}
  >
    {copy.confirmNewsletterText}
  </EmptyPage>
);
