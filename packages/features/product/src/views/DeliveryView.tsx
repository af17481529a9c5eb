import type { PincodeData } from '@luxe/contract/calls';
import { isPincode } from '@luxe/format';
import { DeliveryPromise } from '@luxe/patterns/delivery-promise';
import { Button } from '@luxe/ui/button';
import { PincodeField } from '@luxe/ui/pincode-field';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useRef, useState, type SubmitEvent } from 'react';
import { copy } from '../copy.ts';
import { PincodeRow } from './DeliveryView.styles.ts';

export type DeliveryViewProps = {
  pincode: string;
  data: PincodeData | undefined;
  failed?: boolean;
  returnPolicy: string;
  sellerName: string;
  /** Asks the store about another pincode; a refusal is said beside the field. */
  onChoose: (pincode: string) => Promise<{ ok: true } | { ok: false; message: string }>;
};

/** The delivery promise, with a way to ask for another pincode in place. */
export function DeliveryView({ onChoose, ...promise }: DeliveryViewProps) {
  const [editing, setEditing] = useState(false);
  return (
    <Stack gap={12}>
      <DeliveryPromise
        {...promise}
        action={
          <TextButton aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {editing ? copy.cancel : copy.change}
          </TextButton>
        }
      />
      {editing && <PincodeForm onChoose={onChoose} onChosen={() => setEditing(false)} />}
    </Stack>
  );
}

function PincodeForm({ onChoose, onChosen }: Pick<DeliveryViewProps, 'onChoose'> & { onChosen: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const pincode = field.current?.value ?? '';
    if (!isPincode(pincode)) {
      setError(copy.badPincode);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const outcome = await onChoose(pincode);
    setBusy(false);
    if (outcome.ok) return onChosen();
    setError(outcome.message);
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <PincodeRow>
        <PincodeField
          ref={field}
          hint={error ? undefined : copy.pincodeHint}
          error={error}
          onChange={() => setError(undefined)}
          autoFocus
        />
        <Button type="submit" emphasis="secondary" busy={busy}>
          {copy.check}
        </Button>
      </PincodeRow>
    </form>
  );
}
