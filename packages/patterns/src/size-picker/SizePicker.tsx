import type { Product } from '@luxe/contract/calls';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';

export type Size = Product['variantOptions']['sizelink'][number];

export type SizePickerProps = {
  sizes: readonly Size[];
  /** The chosen size; undefined until one is. */
  value: string | undefined;
  onValueChange: (size: string) => void;
  /** Its name in the form around it. */
  name?: string;
  /** What is missing, said beside the choice. */
  error?: string | undefined;
  /** Beside what is left: opens the size guide (PDP-12). */
  action?: ReactNode;
  words?: SizeWords;
};

/** Every sentence that the picker says by itself. */
export type SizeWords = {
  legend: string;
  soldOut: string;
  /** `size` is undefined where there is but one. */
  left: (count: number, size: string | undefined) => string;
};

const english: SizeWords = {
  legend: 'Size',
  soldOut: 'Out of stock',
  left: (count, size) => (size ? `${count} left in ${size}` : `${count} left`),
};

/** Pieces left at or below which the shopper is told. */
export const lowStock = 3;

/** A name that says no more than that there is one: nothing is chosen, nothing to tell of. */
export const isOneSize = (name: string) => /^(one|free) size$/i.test(name);

/** "2 left in Medium" (PDP-11); undefined when there are plenty or none. */
export function stockNote(size: Size | undefined, words: SizeWords = english): string | undefined {
  if (!size?.isAvailable || size.stockCount < 1 || size.stockCount > lowStock) return undefined;
  return words.left(size.stockCount, isOneSize(size.size) ? undefined : size.size || undefined);
}

/** Sizes as buttons. What is sold out stays in sight, cannot be chosen and says why. */
export function SizePicker({
  sizes,
  value,
  onValueChange,
  name,
  error,
  action,
  words = english,
}: SizePickerProps) {
  const note = stockNote(
    sizes.find(({ size }) => size === value),
    words,
  );
  return (
    <Stack gap={10}>
      <ChoiceTiles
        legend={words.legend}
        {...(name !== undefined && { name })}
        value={value ?? ''}
        onValueChange={onValueChange}
        error={error}
        options={sizes.map(({ size, isAvailable }) => ({
          value: size,
          label: size,
          ...(isAvailable ? {} : { disabled: true, reason: words.soldOut }),
        }))}
      />
      <Stack direction="row" justify="between" align="baseline" gap={16} wrap>
        <Text size="sm" tone="secondary" role="status">
          {note ?? ''}
        </Text>
        {action}
      </Stack>
    </Stack>
  );
}
