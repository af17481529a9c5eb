import { BottomSheet } from '@luxe/ui/bottom-sheet';
import { copy } from './copy.ts';
import { toMiniBag } from './data/toMiniBag.ts';
import { useMiniBag } from './useMiniBag.ts';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './views/MiniBagStates.tsx';
import { MiniBagFoot, MiniBagLines } from './views/MiniBagView.tsx';

export type AddedSheetProps = { onClose: () => void };

/** The bag with what has just been put into it, from below where a thumb is. */
export function AddedSheet({ onClose }: AddedSheetProps) {
  const { bag, remove, retry } = useMiniBag();
  const shown = bag.cart && bag.cart.products.length > 0 ? toMiniBag(bag.cart) : undefined;
  const face = () => {
    if (bag.status === 'failed') return <MiniBagFailed onRetry={retry} />;
    if (!bag.cart) return <MiniBagLoading />;
    if (!shown) return <MiniBagEmpty />;
    return <MiniBagLines bag={shown} onRemove={(line) => void remove(line)} />;
  };
  return (
    <BottomSheet
      open
      title={copy.added}
      {...(shown && { aside: copy.count(shown.count), footer: <MiniBagFoot bag={shown} /> })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {face()}
    </BottomSheet>
  );
}
