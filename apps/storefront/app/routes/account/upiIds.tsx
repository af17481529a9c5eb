import { SavedUpiIdsScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/saved-upi-ids`. */
export default function UpiIds() {
  return (
    <>
      <PageHead title="Saved UPI ids | LUXE" isIndexed={false} />
      <SavedUpiIdsScreen />
    </>
  );
}
