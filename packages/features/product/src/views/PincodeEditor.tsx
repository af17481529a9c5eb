import { PincodeForm } from '@luxe/patterns/pincode-form';
import { pincodeCopy as copy } from '../pincodeCopy.ts';
import type { DeliveryViewProps } from './DeliveryView.tsx';

export type PincodeEditorProps = Pick<DeliveryViewProps, 'onChoose'> & { onClose: () => void };

/** Asks for another pincode, in place. */
export function PincodeEditor({ onChoose, onClose }: PincodeEditorProps) {
  return (
    <PincodeForm
      hint={copy.hint}
      submitLabel={copy.check}
      busyLabel={copy.checking}
      wrongLabel={copy.wrong}
      onChoose={async (pincode) => {
        const outcome = await onChoose(pincode);
        return outcome.ok ? '' : outcome.message;
      }}
      onClose={onClose}
    />
  );
}
