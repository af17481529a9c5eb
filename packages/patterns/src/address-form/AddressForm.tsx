import type { Address } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { Heading, type HeadingLevel } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { AddressFields, type PincodeLookUp } from '../address-fields/AddressFields.tsx';
import { toAddressValues, type AddressValues } from '../address-fields/addressValues.ts';

export type AddressFormProps = {
  /** The address to change; none for a new one. */
  address?: Address | undefined;
  /** What is known of a new address before it is typed. */
  start?: Partial<AddressValues> | undefined;
  lookUp: PincodeLookUp;
  onSave: (values: AddressValues) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** Missing where there is nothing to go back to: the first address. */
  onCancel?: (() => void) | undefined;
  /** Of its heading in the page. Default 3. */
  headingLevel?: HeadingLevel;
  words?: AddressFormWords;
};

/** Every word of the form around the fields. */
export type AddressFormWords = {
  newAddress: string;
  changeAddress: string;
  save: string;
  saving: string;
  cancel: string;
};

const english: AddressFormWords = {
  newAddress: 'New address',
  changeAddress: 'Change the address',
  save: 'Save address',
  saving: 'Saving',
  cancel: 'Cancel',
};

/** An address in one column, pincode first. Rules speak on leaving a field and fall silent as soon as they are met. */
export function AddressForm({
  address,
  start,
  lookUp,
  onSave,
  onCancel,
  headingLevel = 3,
  words = english,
}: AddressFormProps) {
  const form = useForm<AddressValues>({
    defaultValues: { ...toAddressValues(address), ...(!address && start) },
  });
  const [failure, setFailure] = useState('');

  async function save(values: AddressValues) {
    setFailure('');
    const outcome = await onSave(values);
    if (!outcome.ok) setFailure(outcome.message);
  }

  const title = address ? words.changeAddress : words.newAddress;
  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      <Stack gap={20}>
        <Heading level={headingLevel} size="title-s">
          {title}
        </Heading>
        <AddressFields lookUp={lookUp} />
        {failure && <Notice tone="error" live title={failure} />}
        <Stack direction="row" gap={20} wrap>
          <Button
            type="submit"
            emphasis="secondary"
            busy={form.formState.isSubmitting}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
          {onCancel && <TextButton onClick={onCancel}>{words.cancel}</TextButton>}
        </Stack>
      </Stack>
    </Form>
  );
}
