import type { Product } from '@luxe/contract/calls';
import { formatPrice } from '@luxe/patterns/price-block';
import { SizePicker } from '@luxe/patterns/size-picker';
import { Button } from '@luxe/ui/button';
import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { ErrorState } from '@luxe/ui/error-state';
import { Notice } from '@luxe/ui/notice';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { editCopy as copy } from '../data/editCopy.ts';

export type EditLineViewProps = {
  name: string;
  /** The product in the chosen colour; undefined while loading. */
  product: Pick<Product, 'variantOptions' | 'winningSellerPrice'> | undefined;
  failed: boolean;
  color: string;
  /** Current size of the line. */
  size: string;
  onColorChange: (color: string) => void;
  /** Resolves to an error message; empty after success. */
  onSave: (ussid: string) => Promise<string>;
  onRetry: () => void;
};

/** Choice of another size or colour for a line of the bag. */
export function EditLineView(props: EditLineViewProps) {
  const { name, product, failed, color, onColorChange, onSave, onRetry } = props;
  const [size, setSize] = useState(props.size);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!product)
    return failed ? (
      <ErrorState title={copy.failedTitle} onRetry={onRetry}>
        {copy.failed}
      </ErrorState>
    ) : (
      <Skeleton shape="text" lines={6} />
    );

  const { colorlink, sizelink } = product.variantOptions;
  const only = sizelink.length === 1 ? sizelink[0] : undefined;
  const chosen = only ?? sizelink.find((one) => one.size === size);

  async function save() {
    if (!chosen || isBusy) return;
    setBusy(true);
    setProblem('');
    setProblem(await onSave(chosen.ussid));
    setBusy(false);
  }

  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Text>{name}</Text>
        <Text tone="secondary" tabular>
          {formatPrice((chosen ?? { price: product.winningSellerPrice }).price)}
        </Text>
      </Stack>
      {colorlink.length > 1 && (
        <ChoiceTiles
          legend={copy.colour}
          value={color}
          onValueChange={onColorChange}
          options={colorlink.map((one) => ({ value: one.color, label: one.color }))}
        />
      )}
      {!only && (
        <SizePicker
          sizes={sizelink}
          value={chosen?.size}
          onValueChange={(next) => {
            setSize(next);
            setProblem('');
          }}
        />
      )}
      {problem && <Notice tone="error" live title={problem} />}
      <Button
        block
        busy={isBusy}
        busyLabel={copy.saving}
        disabledReason={chosen?.isAvailable ? undefined : copy.choose}
        onClick={() => void save()}
      >
        {copy.save}
      </Button>
    </Stack>
  );
}
