import { AddressesScreen } from '@luxe/feature-account';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/saved-addresses`. */
export default function AddressesPage() {
  return (
    <>
      <PageHead title="Your addresses | LUXE" />
      <AddressesScreen />
    </>
  );
}
