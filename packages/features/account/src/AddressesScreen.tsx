import { useAddressStart, usePincodeLookup } from '@luxe/resources';
import { copy } from './data/copy.ts';
import { useAddressBook } from './data/useAddressBook.ts';
import { AccountFailed, AccountLoading } from './views/AccountStates.tsx';
import { AddressesView } from './views/AddressesView.tsx';

/** `/my-account/saved-addresses` [ACC-02]. */
export function AddressesScreen() {
  const { addresses, error, retry, save, makeDefault, remove } = useAddressBook();
  const lookUp = usePincodeLookup();
  const start = useAddressStart();
  if (error && !addresses) return <AccountFailed title={copy.addresses} onRetry={() => void retry()} />;
  if (!addresses) return <AccountLoading title={copy.addresses} />;
  return (
    <AddressesView
      addresses={addresses}
      lookUp={lookUp}
      start={start}
      onSave={save}
      onMakeDefault={makeDefault}
      onRemove={remove}
    />
  );
}
