import { BottomSheet } from '@luxe/ui/bottom-sheet';
import { copy } from './data/copy.ts';
import { toMiniBag } from './data/toMiniBag.ts';
import { useMiniBag } from './useMiniBag.ts';
import { MiniBagEmpty, MiniBagFailed, MiniBagLoading } from './views/MiniBagStates.tsx';
import { MiniBagFooter, MiniBagLines } from './views/MiniBagView.tsx';

export type AddedSheetProps = { onClose: () => void };

/** Bottom sheet with the bag, shown after an item was added on a phone. */
export function AddedSheet({ onClose }: AddedSheetProps) {
  const { bag, remove, retry } = useMiniBag();
  const model = bag.cart && bag.cart.products.length > 0 ? toMiniBag(bag.cart) : undefined;
  const renderContent = () => {
    if (bag.status === 'failed') return <MiniBagFailed onRetry={retry} />;
    if (!bag.cart) return <MiniBagLoading />;
    if (!model) return <MiniBagEmpty />;
    return <MiniBagLines bag={model} onRemove={(line) => void remove(line)} />;
  };
  return (
    <BottomSheet
      open
      title={copy.added}
      {...(model && { aside: copy.count(model.count), footer: <MiniBagFooter bag={model} /> })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {renderContent()}
    </BottomSheet>
  );
}
