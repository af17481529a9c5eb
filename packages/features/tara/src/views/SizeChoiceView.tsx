import { SizePicker, type Size } from '@luxe/patterns/size-picker';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { ErrorState } from '@luxe/ui/error-state';
import { moveFocus } from '@luxe/ui/focus';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { useRef, useState } from 'react';
import { copy } from '../data/copy.ts';

export type SizeChoiceViewProps = {
  /** Name of the product. */
  name: string;
  /** Undefined until loaded. */
  sizes: readonly Size[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Called with the offer of the chosen size, or with undefined when the shopper chooses none. */
  onChoose: (ussid: string | undefined) => void;
};

/** A dialog for the size of a product that the bag needs. */
export function SizeChoiceView({ name, sizes, hasFailed, onRetry, onChoose }: SizeChoiceViewProps) {
  const picker = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const choose = () => {
    const chosen = sizes?.find((one) => one.size === size);
    if (chosen) return onChoose(chosen.ussid);
    setMissing(true);
    moveFocus(picker.current?.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)'));
  };
  return (
    <Dialog
      open
      size="s"
      title={copy.sizeOf(name)}
      onOpenChange={(open) => {
        if (!open) onChoose(undefined);
      }}
      footer={
        sizes && (
          <Button block onClick={choose}>
            {copy.addToBag}
          </Button>
        )
      }
    >
      {hasFailed ? (
        <ErrorState size="title-s" title={copy.sizesFailed} onRetry={onRetry} />
      ) : sizes ? (
        <div ref={picker}>
          <SizePicker
            sizes={sizes}
            value={size}
            onValueChange={(chosen) => {
              setSize(chosen);
              setMissing(false);
            }}
            error={isMissing ? copy.chooseSize : undefined}
          />
        </div>
      ) : (
        <Loader active label={copy.loadingSizes}>
          <Skeleton shape="control" />
        </Loader>
      )}
    </Dialog>
  );
}
