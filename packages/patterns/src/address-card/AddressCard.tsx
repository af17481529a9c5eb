import type { Address } from '@luxe/contract/calls';
import { formatPhone, fullName } from '@luxe/format';
import { Icon } from '@luxe/ui/icon';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Actions, Card } from './AddressCard.styles.ts';

export type AddressCardProps = {
  address: Address;
  /** Actions such as edit, remove and choose, in a row below the address. */
  action?: ReactNode;
  /** Why the shop cannot deliver to this address: "We do not deliver to 744301 yet." */
  problem?: string;
  labels?: AddressCardLabels;
};

export type AddressCardLabels = {
  types: Record<Address['addressType'], string>;
  /** Label of the default address: "Home, default". */
  byDefault: (type: string) => string;
};

const english: AddressCardLabels = {
  types: { Home: 'Home', Work: 'Work', Other: 'Other' },
  byDefault: (type) => `${type}, default`,
};

/** An address in the format of a parcel label, with the phone number for the courier. */
export function AddressCard({ address, action, problem, labels = english }: AddressCardProps) {
  const { firstName, lastName, addressType, defaultAddress, phone } = address;
  const type = labels.types[addressType];
  return (
    <Card>
      <Stack direction="row" justify="between" align="baseline" gap={12} wrap>
        <Text weight="medium" className="name">
          {fullName({ firstName, lastName })}
        </Text>
        <Text size="xs" tone="tertiary">
          {defaultAddress ? labels.byDefault(type) : type}
        </Text>
      </Stack>
      <Text as="address" size="ui" tone="secondary">
        {addressLine(address)}
      </Text>
      <Text size="ui" tone="secondary" tabular>
        {formatPhone(phone)}
      </Text>
      {problem && (
        <Stack direction="row" align="start" gap={8} className="problem">
          <Icon name="warning" size="s" />
          <Text size="sm">{problem}</Text>
        </Stack>
      )}
      {action && <Actions>{action}</Actions>}
    </Card>
  );
}

/** "14 Barakhamba Road, near Modern School, New Delhi, Delhi 110001". Empty parts are omitted. */
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
