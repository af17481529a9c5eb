import { PincodeForm } from '@luxe/patterns/pincode-form';
import { usePincode } from '@luxe/resources';
import { Dialog } from '@luxe/ui/dialog';
import { menuCopy as copy } from './menuCopy.ts';

/** Dialog that changes the pincode for delivery dates on every page. */
export function PincodeDialog({ onClose }: { onClose: () => void }) {
  const { choose } = usePincode();
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
        onChoose={choose}
        onClose={onClose}
      />
    </Dialog>
  );
}
