import { RedeemScreen } from '@luxe/feature-wallet';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/g-cliqcash`. */
export default function RedeemPage() {
  return (
    <>
      <PageHead title="Add a gift card | LUXE" />
      <RedeemScreen />
    </>
  );
}
