import type { Address } from '@luxe/contract/calls';
import { formatPhone } from '@luxe/format';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';

export type AddressCardProps = {
  address: Address;
  /** Edit, remove, choose. */
  action?: ReactNode;
};

/** An address as it is written on a parcel, with the phone that the courier calls. */
export function AddressCard({ address, action }: AddressCardProps) {
  const { firstName, lastName, addressType, defaultAddress, phone } = address;
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="baseline" gap={16}>
        <Text weight="medium">
          {firstName} {lastName}
        </Text>
        <Text size="xs" tone="tertiary">
          {defaultAddress ? `${addressType}, default` : addressType}
        </Text>
      </Stack>
      <Text as="address" size="ui" tone="secondary">
        {addressLine(address)}
      </Text>
      <Text size="ui" tone="secondary" tabular>
        {formatPhone(phone)}
      </Text>
      {action}
    </Stack>
  );
}

/** "14 Barakhamba Road, near Modern School, New Delhi, Delhi 110001". Parts that are empty are left out. */
export function addressLine({
  line1,
  line2,
  line3,
  landmark,
  city,
  state,
  postalCode,
}: Pick<Address, 'line1' | 'line2' | 'line3' | 'landmark' | 'city' | 'state' | 'postalCode'>): string {
  return [line1, line2, line3, landmark, city, `${state} ${postalCode}`]
    .filter((part) => part.trim())
    .join(', ');
}
