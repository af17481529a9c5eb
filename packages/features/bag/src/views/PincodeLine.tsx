import { isPincode } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Icon } from '@luxe/ui/icon';
import { PincodeField } from '@luxe/ui/pincode-field';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useRef, useState, type FormEvent } from 'react';
import { copy } from '../copy.ts';
import { ChangeForm, FormActions, FormField, Place, Words } from './PincodeLine.styles.ts';

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

  if (isOpen) return <PincodeForm pincode={pincode} onChoose={onChoose} onClose={close} />;
  return (
    <Place>
      <Icon name="pin" />
      <Words>
        <Text as="span" size="sm">
          {copy.deliverTo} {copy.place(pincode, city)}
        </Text>
      </Words>
      <TextButton tone="quiet" ref={opener} onClick={() => setOpen(true)}>
        {copy.changePincode}
      </TextButton>
    </Place>
  );
}

type PincodeFormProps = { pincode: string; onChoose: PincodeLineProps['onChoose']; onClose: () => void };

function PincodeForm({ pincode, onChoose, onClose }: PincodeFormProps) {
  const [value, setValue] = useState(pincode);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (isBusy) return;
    if (!isPincode(value)) {
      setError(copy.pincodeWrong);
      return field?.focus();
    }
    setBusy(true);
    const problem = await onChoose(value);
    setBusy(false);
    if (!problem) return onClose();
    setError(problem);
    field?.focus();
  }

  return (
    <ChangeForm onSubmit={submit} noValidate>
      <FormField>
        <PincodeField
          label={copy.pincode}
          value={value}
          error={error || undefined}
          autoFocus
          onChange={(event) => {
            setValue(event.target.value);
            setError('');
          }}
        />
      </FormField>
      <FormActions>
        <Button type="submit" emphasis="secondary" busy={isBusy} busyLabel={copy.savingPincode}>
          {copy.savePincode}
        </Button>
        <TextButton tone="quiet" onClick={onClose}>
          {copy.keepPincode}
        </TextButton>
      </FormActions>
    </ChangeForm>
  );
}
