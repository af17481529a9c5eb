import { dataRequestConfirmPath } from '@luxe/contract/letter-paths';
import { EmptyPage } from '@luxe/patterns/state-page';
import { copy } from './data/copy.ts';
import { PressForm } from './views/PressForm.tsx';

/** The page behind the link of a message: confirms the request of a guest with a press. */
export const DataRequestConfirmScreen = ({ token }: { token: string }) => (
  <EmptyPage
    title={copy.confirmRequest}
    action={<PressForm action={dataRequestConfirmPath(token)} label={copy.confirm} />}
  >
    {copy.confirmRequestText}
  </EmptyPage>
);
