import type { Address } from '@luxe/contract/calls';
import { orderPath } from '@luxe/contract/paths';
import { BackLink } from '@luxe/patterns/back-link';
import { AddressCard } from '@luxe/patterns/address-card';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useState, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import {
  addressOptions,
  toParcels,
  type DeliveryChoice,
  type DeliveryOptions,
  type ParcelModel,
} from '../data/toDeliveryModel.ts';
import { ButtonColumn } from './ChangeView.styles.ts';

export type ChangeViewProps = {
  orderCode: string;
  delivery: {
    options: DeliveryOptions;
    addresses: readonly Address[] | undefined;
    haveAddressesFailed: boolean;
    retryAddresses: () => Promise<void>;
    chosen: DeliveryOptions | undefined;
    obstacle: string;
    haveDaysFailed: boolean;
    retryDays: () => Promise<void>;
  };
  choice: DeliveryChoice;
  /** Why the last try failed; empty for no failure. */
  failure: string;
  onChange: (choice: DeliveryChoice) => void;
  onSave: () => Promise<void>;
};

const addressesPath = '/my-account/saved-addresses';

/** The address of an order and the days of its parcels, with the button that changes them. */
export function ChangeView({ orderCode, delivery, choice, failure, onChange, onSave }: ChangeViewProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { options, chosen, obstacle } = delivery;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    await onSave();
    setIsBusy(false);
  }

  return (
    <Page gap={36}>
      <Stack as="header" gap={10} align="start">
        <BackLink href={orderPath(orderCode)}>{copy.back}</BackLink>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="secondary">{copy.intro}</Text>
      </Stack>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={28}>
          {options.canChangeAddress ? (
            <AddressFields
              delivery={delivery}
              value={choice.addressId}
              onChange={(addressId) => onChange({ addressId, days: {} })}
            />
          ) : (
            <Stack gap={12}>
              <Heading level={2} size="label">
                {copy.address}
              </Heading>
              <AddressCard address={options.deliveryAddress} />
              <Text size="sm" tone="secondary">
                {copy.addressFixed}
              </Text>
            </Stack>
          )}
          {delivery.haveDaysFailed && <Failed title={copy.daysFailed} onRetry={delivery.retryDays} />}
          {!chosen && !obstacle && !delivery.haveDaysFailed && (
            <Text tone="secondary" role="status">
              {copy.loadingDays}
            </Text>
          )}
          {chosen &&
            toParcels(chosen, choice).map((parcel) => (
              <Parcel
                key={parcel.number}
                {...parcel}
                onChange={(day) => onChange({ ...choice, days: { ...choice.days, [parcel.number]: day } })}
              />
            ))}
          {failure && <Notice tone="error" live title={failure} />}
          <ButtonColumn>
            <Text size="sm" tone="secondary">
              {copy.samePrice}
            </Text>
            <Button type="submit" block busy={isBusy} busyLabel={copy.saving} disabled={!chosen}>
              {copy.save}
            </Button>
          </ButtonColumn>
        </Stack>
      </form>
    </Page>
  );
}

type AddressFieldsProps = {
  delivery: ChangeViewProps['delivery'];
  value: string;
  onChange: (addressId: string) => void;
};

function AddressFields({ delivery, value, onChange }: AddressFieldsProps) {
  const { options, addresses, obstacle } = delivery;
  return (
    <Stack gap={12}>
      <Select
        label={copy.address}
        value={value}
        error={obstacle || undefined}
        options={addressOptions(options, addresses ?? [])}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {delivery.haveAddressesFailed ? (
        <Failed title={copy.addressesFailed} onRetry={delivery.retryAddresses} />
      ) : (
        <div>
          <Link href={addressesPath}>{copy.addAddress}</Link>
        </div>
      )}
    </Stack>
  );
}

function Parcel({
  title,
  products,
  label,
  day,
  options,
  onChange,
}: ParcelModel & { onChange: (day: string) => void }) {
  return (
    <Stack gap={12}>
      {title && (
        <Heading level={2} size="label">
          {title}
        </Heading>
      )}
      <Select
        label={label}
        hint={products}
        value={day}
        options={options}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
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
