import type { Product } from '@luxe/contract/calls';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Picker } from './SizePicker.styles.ts';

export type Size = Product['variantOptions']['sizelink'][number];

export type SizePickerProps = {
  sizes: readonly Size[];
  /** The chosen size. `undefined` until the shopper chooses. */
  value: string | undefined;
  onValueChange: (size: string) => void;
  /** Name of the field in the surrounding form. */
  name?: string;
  /** Error beside the choice. */
  error?: string | undefined;
  /** A button beside the legend that opens the size guide [PDP-12]. */
  action?: ReactNode;
  labels?: SizeLabels;
};

export type SizeLabels = {
  legend: string;
  soldOut: string;
  /** The note about a low stock. `size` is `undefined` if the product has only one size. */
  left: (count: number, size: string | undefined) => string;
};

const english: SizeLabels = {
  legend: 'Size',
  soldOut: 'Out of stock',
  left: (count, size) => (size ? `${count} left in ${size}` : `${count} left`),
};

/** Largest stock, in units, for which the picker shows how many units are left. */
export const lowStock = 3;

/**
 * Whether the name of a size is "One size" or "Free size", which means that the product has a single size.
 */
export const isOneSize = (name: string) => /^(one|free) size$/i.test(name);

/** "2 left in Medium" [PDP-11]. `undefined` if the size is sold out or its stock is above `lowStock`. */
export function stockNote(size: Size | undefined, labels: SizeLabels = english): string | undefined {
  if (!size?.isAvailable || size.stockCount < 1 || size.stockCount > lowStock) return undefined;
  return labels.left(size.stockCount, isOneSize(size.size) ? undefined : size.size || undefined);
}

/** Sizes as buttons. A sold-out size stays visible, cannot be chosen and shows the reason. */
export function SizePicker({
  sizes,
  value,
  onValueChange,
  name,
  error,
  action,
  labels = english,
}: SizePickerProps) {
  const note = stockNote(
    sizes.find(({ size }) => size === value),
    labels,
  );
  return (
    <Picker>
      {action && <div>{action}</div>}
      <ChoiceTiles
        legend={labels.legend}
        {...(name !== undefined && { name })}
        value={value ?? ''}
        onValueChange={onValueChange}
        error={error}
        options={sizes.map(({ size, isAvailable }) => ({
          value: size,
          label: size,
          ...(isAvailable ? {} : { disabled: true, reason: labels.soldOut }),
        }))}
      />
      <Text size="sm" tone="secondary" role="status">
        {note ?? ''}
      </Text>
    </Picker>
  );
}
