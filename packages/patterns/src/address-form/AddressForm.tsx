import type { Address } from '@luxe/contract/calls';
import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { Heading, type HeadingLevel } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { AddressFields, type PincodeLookUp } from '../address-fields/AddressFields.tsx';
import { addressLabels, type AddressLabels } from '../address-fields/addressLabels.ts';
import { toAddressValues, type AddressValues } from '../address-fields/addressValues.ts';

export type AddressFormProps = {
  /** The address to edit. `undefined` for a new address. */
  address?: Address | undefined;
  /** Known values of a new address. */
  initialValues?: Partial<AddressValues> | undefined;
  lookUp: PincodeLookUp;
  onSave: (values: AddressValues) => Promise<{ ok: true } | { ok: false; message: string }>;
  /**
   * Called when the shopper cancels. If `undefined`, as for a customer's first address, the form has no
   * cancel button.
   */
  onCancel?: (() => void) | undefined;
  /** Default 3. */
  headingLevel?: HeadingLevel;
  labels?: AddressFormLabels;
};

export type AddressFormLabels = {
  newAddress: string;
  changeAddress: string;
  save: string;
  saving: string;
  cancel: string;
  /** Labels of the fields. */
  fields: AddressLabels;
};

const english: AddressFormLabels = {
  newAddress: 'New address',
  changeAddress: 'Edit address',
  save: 'Save address',
  saving: 'Saving',
  cancel: 'Cancel',
  fields: addressLabels,
};

/** Form for a new or existing address, with heading, fields, save button and optional cancel button. */
export function AddressForm({
  address,
  initialValues,
  lookUp,
  onSave,
  onCancel,
  headingLevel = 3,
  labels = english,
}: AddressFormProps) {
  const form = useForm<AddressValues>({
    defaultValues: { ...toAddressValues(address), ...(!address && initialValues) },
  });
  const [failure, setFailure] = useState('');

  async function save(values: AddressValues) {
    setFailure('');
    const outcome = await onSave(values);
    if (!outcome.ok) setFailure(outcome.message);
  }

  const title = address ? labels.changeAddress : labels.newAddress;
  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      <Stack gap={20}>
        <Heading level={headingLevel} size="title-s">
          {title}
        </Heading>
        <AddressFields lookUp={lookUp} labels={labels.fields} />
        {failure && <Notice tone="error" live title={failure} />}
        <Stack direction="row" gap={20} wrap>
          <Button
            type="submit"
            emphasis="secondary"
            busy={form.formState.isSubmitting}
            busyLabel={labels.saving}
          >
            {labels.save}
          </Button>
          {onCancel && <TextButton onClick={onCancel}>{labels.cancel}</TextButton>}
        </Stack>
      </Stack>
    </Form>
  );
}
