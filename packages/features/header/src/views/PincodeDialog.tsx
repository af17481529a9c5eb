import { PincodeForm, type PincodeFormProps } from '@luxe/patterns/pincode-form';
import { Dialog } from '@luxe/ui/dialog';
import { menuCopy as copy } from '../data/menuCopy.ts';

/** Dialog that changes the pincode for delivery dates on every page. */
export function PincodeDialog({ onChoose, onClose }: Pick<PincodeFormProps, 'onChoose' | 'onClose'>) {
  return (
    <Dialog
      open
      size="s"
      title={copy.pincodeTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <PincodeForm
        hint={copy.pincodeHint}
        submitLabel={copy.pincodeSave}
        onChoose={onChoose}
        onClose={onClose}
      />
    </Dialog>
  );
}
