import type { Address } from '@luxe/contract/calls';
import { formatPhone, fullName } from '@luxe/format';
import { Icon } from '@luxe/ui/icon';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Actions, Card } from './AddressCard.styles.ts';

export type AddressCardProps = {
  address: Address;
  /** Edit, remove, choose: side by side under the words. */
  action?: ReactNode;
  /** Why nothing can be sent there: "We do not deliver to 744301 yet." */
  problem?: string;
  words?: AddressCardWords;
};

/** Every word that the card says by itself. */
export type AddressCardWords = {
  types: Record<Address['addressType'], string>;
  /** Of the address that is used unless another is chosen: "Home, default". */
  byDefault: (type: string) => string;
};

const english: AddressCardWords = {
  types: { Home: 'Home', Work: 'Work', Other: 'Other' },
  byDefault: (type) => `${type}, default`,
};

/** An address as it is written on a parcel, with the phone that the courier calls. */
export function AddressCard({ address, action, problem, words = english }: AddressCardProps) {
  const { firstName, lastName, addressType, defaultAddress, phone } = address;
  const type = words.types[addressType];
  return (
    <Card>
      <Stack direction="row" justify="between" align="baseline" gap={12} wrap>
        <Text weight="medium" className="name">
          {fullName({ firstName, lastName })}
        </Text>
        <Text size="xs" tone="tertiary">
          {defaultAddress ? words.byDefault(type) : type}
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
