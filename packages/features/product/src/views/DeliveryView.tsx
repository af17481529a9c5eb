import type { PincodeData } from '@luxe/contract/calls';
import { DeliveryPromise } from '@luxe/patterns/delivery-promise';
import { PincodeForm } from '@luxe/patterns/pincode-form';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { copy } from '../copy.ts';

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
      {editing && (
        <PincodeForm
          hint={copy.pincodeHint}
          submitLabel={copy.check}
          busyLabel={copy.checking}
          wrongLabel={copy.badPincode}
          onChoose={async (pincode) => {
            const outcome = await onChoose(pincode);
            return outcome.ok ? '' : outcome.message;
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Stack>
  );
}
