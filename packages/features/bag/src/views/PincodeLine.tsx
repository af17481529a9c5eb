import type { PincodeFormProps } from '@luxe/patterns/pincode-form';
import { moveFocus } from '@luxe/ui/focus';
import { IconText } from '@luxe/ui/icon-text';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { copy } from '../copy.ts';
import { Place } from './PincodeLine.styles.ts';

/** The field comes when somebody means to change it; should it not come, the next press asks again. */
const load = () => import('@luxe/patterns/pincode-form').then(({ PincodeForm }) => PincodeForm);
const prepare = () => void load().catch(() => undefined);

export type PincodeLineProps = {
  pincode: string;
  /** Empty while not known. */
  city: string;
  onChoose: PincodeFormProps['onChoose'];
};

/** Where the dates are for, changed in place. */
export function PincodeLine({ pincode, city, onChoose }: PincodeLineProps) {
  const [Form, setForm] = useState<ComponentType<PincodeFormProps>>();
  const isClosing = useRef(false);
  // The button comes back as the form goes.
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (button && isClosing.current) moveFocus(button);
    isClosing.current = false;
  }, []);

  function close() {
    isClosing.current = true;
    setForm(undefined);
  }

  return (
    <Place>
      {Form ? (
        <Form
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
          <IconText icon="pin">{`${copy.deliverTo} ${copy.place(pincode, city)}`}</IconText>
          <TextButton
            ref={opener}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() =>
              void load().then(
                (form) => setForm(() => form),
                () => undefined,
              )
            }
          >
            {copy.changePincode}
          </TextButton>
        </Stack>
      )}
    </Place>
  );
}
