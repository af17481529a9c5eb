import { formatDay, fullName } from '@luxe/format';
import { addressLine } from '@luxe/patterns/address-card';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { copy as pageCopy } from '../../data/copy.ts';
import type { PickupSlot, ReturnDraft } from '../../data/draft.ts';
import type { ChangeDraft } from '../../data/useReturnDraft.ts';
import { copy } from './copy.ts';
import type { Pickup } from './usePickup.ts';

export type PickupProblems = { day?: string; slot?: string; address?: string };

export type PickupFieldsProps = {
  pickup: Pickup;
  draft: ReturnDraft;
  problems: PickupProblems;
  onChange: ChangeDraft;
};

const slots = Object.keys(pageCopy.slots) as PickupSlot[];
const addressesPath = '/my-account/saved-addresses';

/** Address, day and time of a pickup. */
export function PickupFields({ pickup, draft, problems, onChange }: PickupFieldsProps) {
  const { addresses, address, days, hasFailed, haveDaysFailed, retry, retryDays } = pickup;
  if (hasFailed) return <Failed title={copy.addressesFailed} onRetry={retry} />;
  if (!addresses) return <Text tone="secondary">{copy.loadingAddresses}</Text>;
  if (!address)
    return (
      <Notice
        tone={problems.address ? 'error' : 'info'}
        title={copy.noAddress}
        action={<Link href={addressesPath}>{copy.addAddress}</Link>}
      />
    );
  return (
    <Stack gap={20}>
      <Select
        label={copy.address}
        value={address.addressId}
        options={addresses.map((one) => ({
          value: one.addressId,
          label: `${fullName(one)}, ${addressLine(one)}`,
        }))}
        onChange={({ currentTarget }) => {
          const chosen = addresses.find(({ addressId }) => addressId === currentTarget.value);
          if (chosen) onChange({ addressId: chosen.addressId, place: addressLine(chosen), day: undefined });
        }}
      />
      {haveDaysFailed ? (
        <Failed title={copy.daysFailed} onRetry={retryDays} />
      ) : days === undefined ? (
        <Text tone="secondary">{copy.loadingDays}</Text>
      ) : days.length === 0 ? (
        <Notice tone="warning" live title={copy.noPickup} />
      ) : (
        <>
          <Select
            label={copy.day}
            placeholder={copy.chooseDay}
            value={draft.day ?? ''}
            error={problems.day}
            options={days.map(({ day, isAvailable }) => ({
              value: day,
              label: isAvailable ? formatDay(day) : copy.dayFull(formatDay(day)),
              disabled: !isAvailable,
            }))}
            onChange={({ currentTarget }) => onChange({ day: currentTarget.value || undefined })}
          />
          <RadioGroup
            legend={copy.time}
            value={draft.slot ?? ''}
            onValueChange={(chosen) => onChange({ slot: slots.find((slot) => slot === chosen) })}
            error={problems.slot}
            options={slots.map((slot) => ({ value: slot, label: pageCopy.slots[slot] }))}
          />
        </>
      )}
    </Stack>
  );
}

const Failed = ({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) => (
  <Notice
    tone="error"
    title={title}
    action={<TextButton onClick={() => void onRetry()}>{copy.retry}</TextButton>}
  />
);
