import type { Address } from '@luxe/contract/calls';
import { AddressFields, type PincodeLookUp } from '@luxe/patterns/address-fields';
import { toAddressValues, type AddressValues } from '@luxe/patterns/address-values';
import { Button } from '@luxe/ui/button';
import { Form } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../copy.ts';

export type AddressFormProps = {
  /** The address to change; none for a new one. */
  address?: Address | undefined;
  lookUp: PincodeLookUp;
  onSave: (values: AddressValues) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** Missing where there is nothing to go back to: the first address. */
  onCancel?: (() => void) | undefined;
};

/** An address in one column, pincode first. Rules speak on leaving a field and fall silent as soon as they are met. */
export function AddressForm({ address, lookUp, onSave, onCancel }: AddressFormProps) {
  const form = useForm<AddressValues>({
    defaultValues: toAddressValues(address),
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState('');

  async function save(values: AddressValues) {
    setFailure('');
    const outcome = await onSave(values);
    if (!outcome.ok) setFailure(outcome.message);
  }

  const title = address ? copy.changeAddress : copy.newAddress;
  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      <Stack gap={20}>
        <Heading level={3}>{title}</Heading>
        <AddressFields lookUp={lookUp} />
        {failure && <Notice tone="error" live title={failure} />}
        <Stack direction="row" gap={20} wrap>
          <Button
            type="submit"
            emphasis="secondary"
            busy={form.formState.isSubmitting}
            busyLabel={copy.saving}
          >
            {copy.save}
          </Button>
          {onCancel && <TextButton onClick={onCancel}>{copy.cancel}</TextButton>}
        </Stack>
      </Stack>
    </Form>
  );
}
