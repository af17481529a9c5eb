import type { PincodeFormProps } from '@luxe/patterns/pincode-form';
import { moveFocus } from '@luxe/ui/focus';
import { IconText } from '@luxe/ui/icon-text';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { copy } from '../data/copy.ts';
import { PincodeSection } from './Bag.styles.ts';

/**
 * Loads the form when the pointer or the focus reaches the button. If that fails, a press on the button tries
 * again.
 */
const load = () => import('@luxe/patterns/pincode-form').then(({ PincodeForm }) => PincodeForm);
const prepare = () => void load().catch(() => undefined);

export type PincodeLineProps = {
  pincode: string;
  /** Empty until known. */
  city: string;
  onChoose: PincodeFormProps['onChoose'];
};

/** The pincode that the delivery dates are for, with a form to change it in place. */
export function PincodeLine({ pincode, city, onChoose }: PincodeLineProps) {
  const [Form, setForm] = useState<ComponentType<PincodeFormProps>>();
  const isClosing = useRef(false);
  // When the form closes, the button mounts again and receives the focus.
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (button && isClosing.current) moveFocus(button);
    isClosing.current = false;
  }, []);

  function close() {
    isClosing.current = true;
    setForm(undefined);
  }

  return (
    <PincodeSection>
      {Form ? (
        <Form
          defaultValue={pincode}
          onChoose={onChoose}
          onClose={close}
          label={copy.pincode}
          submitLabel={copy.savePincode}
          busyLabel={copy.savingPincode}
          closeLabel={copy.cancelPincode}
          wrongLabel={copy.pincodeInvalid}
        />
      ) : (
        <Stack direction="row" justify="between">
          <IconText icon="pin">{`${copy.deliverTo} ${copy.deliveryLocation(pincode, city)}`}</IconText>
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
    </PincodeSection>
  );
}
