import type { Product } from '@luxe/contract/calls';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Text } from '@luxe/ui/text';
import { Stack } from '@luxe/ui/stack';

export type Size = Product['variantOptions']['sizelink'][number];

export type SizePickerProps = {
  sizes: readonly Size[];
  /** The chosen size; undefined until one is. */
  value: string | undefined;
  onValueChange: (size: string) => void;
  /** What is missing, said beside the choice. */
  error?: string | undefined;
};

/** Pieces left at or below which the shopper is told. */
export const lowStock = 3;

/** A name that says no more than that there is one: nothing is chosen, nothing to tell of. */
export const isOneSize = (name: string) => /^(one|free) size$/i.test(name);

/** "2 left in Medium" (PDP-11); undefined when there are plenty or none. */
export function stockNote(size: Size | undefined): string | undefined {
  if (!size?.isAvailable || size.stockCount < 1 || size.stockCount > lowStock) return undefined;
  return size.size && !isOneSize(size.size)
    ? `${size.stockCount} left in ${size.size}`
    : `${size.stockCount} left`;
}

/** Sizes as buttons. What is sold out stays in sight, cannot be chosen and says why. */
export function SizePicker({ sizes, value, onValueChange, error }: SizePickerProps) {
  const note = stockNote(sizes.find(({ size }) => size === value));
  return (
    <Stack gap={10}>
      <ChoiceTiles
        legend="Size"
        name="size"
        value={value ?? ''}
        onValueChange={onValueChange}
        error={error}
        options={sizes.map(({ size, isAvailable }) => ({
          value: size,
          label: size,
          ...(isAvailable ? {} : { disabled: true, reason: 'Out of stock' }),
        }))}
      />
      <Text size="sm" tone="secondary" role="status">
        {note ?? ''}
      </Text>
    </Stack>
  );
}
