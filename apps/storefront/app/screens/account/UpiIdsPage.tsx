import { SavedUpiIdsScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/saved-upi-ids`. */
export default function UpiIdsPage() {
  return (
    <>
      <PageHead title="Saved UPI ids | LUXE" />
      <SavedUpiIdsScreen />
    </>
  );
}
