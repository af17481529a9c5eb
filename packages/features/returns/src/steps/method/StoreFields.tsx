import { StorePicker } from '@luxe/patterns/store-picker';
import { Notice } from '@luxe/ui/notice';
import { PincodeField } from '@luxe/ui/pincode-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ReturnDraft } from '../../data/draft.ts';
import type { ChangeDraft } from '../../data/useReturnDraft.ts';
import { copy } from './copy.ts';
import { useStores, type Stores } from './useStores.ts';

export type StoreFieldsProps = {
  /** Six digits, or what the shopper has typed so far. */
  pincode: string;
  draft: ReturnDraft;
  problem: string | undefined;
  onChange: ChangeDraft;
};

/** The stores near a pincode. The list follows the pincode, so there is nothing to press. */
export function StoreFields({ pincode, draft, problem, onChange }: StoreFieldsProps) {
  const { stores, status, retry } = useStores(pincode);
  return (
    <Stack gap={20}>
      <PincodeField
        label={copy.pincode}
        value={pincode}
        onChange={({ currentTarget }) => onChange({ storePincode: currentTarget.value, store: undefined })}
      />
      <Text size="sm" tone="secondary" role="status">
        {statusText(pincode, status, stores.length)}
      </Text>
      {status === 'failed' && (
        <Notice
          tone="error"
          title={copy.storesFailed}
          action={<TextButton onClick={() => void retry()}>{copy.retry}</TextButton>}
        />
      )}
      {status === 'loaded' && stores.length > 0 && (
        <StorePicker
          legend={copy.stores(pincode)}
          hideLegend
          stores={stores.map(({ id, name, address, city, hours, isOpen }) => ({
            ...{ id, name, hours, closed: !isOpen },
            address: `${address}, ${city}`,
          }))}
          value={draft.store?.id}
          error={problem}
          onValueChange={(chosen) => {
            const store = stores.find(({ id }) => id === chosen);
            onChange({
              store: store && { id: store.id, name: store.name, address: store.address, city: store.city },
            });
          }}
        />
      )}
      {(status !== 'loaded' || stores.length === 0) && problem && (
        <Notice tone="error" live title={problem} />
      )}
    </Stack>
  );
}

function statusText(pincode: string, status: Stores['status'], count: number): string {
  if (status === 'loading') return copy.storesLoading;
  if (status !== 'loaded') return '';
  return count > 0 ? copy.storesFound(count, pincode) : copy.noStores(pincode);
}
