import { PincodeForm } from '@luxe/patterns/pincode-form';
import { IconText } from '@luxe/ui/icon-text';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { Place } from './PincodeLine.styles.ts';

export type PincodeLineProps = {
  pincode: string;
  /** Empty while not known. */
  city: string;
  /** Resolves to what to say beside the field; empty when the pincode was taken. */
  onChoose: (pincode: string) => Promise<string>;
};

/** Where the dates are for, changed in place. */
export function PincodeLine({ pincode, city, onChoose }: PincodeLineProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <Place>
      {isOpen ? (
        <PincodeForm
          defaultValue={pincode}
          onChoose={onChoose}
          onClose={close}
          label={copy.pincode}
          submitLabel={copy.savePincode}
          busyLabel={copy.savingPincode}
          closeLabel={copy.keepPincode}
          wrongLabel={copy.pincodeWrong}
        />
      ) : (
        <Stack direction="row" justify="between">
          <IconText icon="pin">
            {copy.deliverTo} {copy.place(pincode, city)}
          </IconText>
          <TextButton ref={opener} onClick={() => setOpen(true)}>
            {copy.changePincode}
          </TextButton>
        </Stack>
      )}
    </Place>
  );
}
