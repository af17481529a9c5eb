import type { Address } from '@luxe/contract/calls';
import { formatDay, isEmail, isMobileNumber, isPincode } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Form, useFormField } from '@luxe/ui/form';
import { Heading } from '@luxe/ui/heading';
import { Notice } from '@luxe/ui/notice';
import { PhoneField } from '@luxe/ui/phone-field';
import { PincodeField } from '@luxe/ui/pincode-field';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useForm, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { copy } from '../copy.ts';
import { limits, toValues, type AddressValues } from '../data/addressForm.ts';
import type { PincodeAnswer } from '../data/usePincodeLookup.ts';
import { Fields, Wide } from './Checkout.styles.ts';

export type AddressFormProps = {
  /** The address to change; none for a new one. */
  address?: Address | undefined;
  lookUp: (pincode: string) => Promise<PincodeAnswer>;
  onSave: (values: AddressValues) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** Missing where there is nothing to go back to: the first address. */
  onCancel?: (() => void) | undefined;
};

/** An address in one column, pincode first. Rules speak on leaving a field and fall silent as soon as they are met. */
export function AddressForm({ address, lookUp, onSave, onCancel }: AddressFormProps) {
  const form = useForm<AddressValues>({
    defaultValues: toValues(address),
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
        <AddressFields form={form} lookUp={lookUp} />
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

type AddressFieldsProps = { form: UseFormReturn<AddressValues>; lookUp: AddressFormProps['lookUp'] };

function AddressFields({ form, lookUp }: AddressFieldsProps) {
  const place = usePlace(form, lookUp);
  return (
    <Fields>
      <Wide>
        <PincodeField
          label={copy.pincode}
          hint={copy.pincodeHint}
          valid={place || undefined}
          {...useFormField<AddressValues>('postalCode', {
            validate: async (typed) => {
              const pincode = String(typed);
              if (!isPincode(pincode)) return copy.pincodeWrong;
              const answer = await lookUp(pincode);
              if (answer.kind === 'unknown') return copy.pincodeUnknown;
              return answer.kind !== 'known' || answer.data.isServicable === 'Y' || copy.notServed(pincode);
            },
          })}
        />
      </Wide>
      <TextField
        label={copy.city}
        autoComplete="address-level2"
        {...useFormField('city', needed(copy.cityEmpty))}
      />
      <TextField
        label={copy.state}
        autoComplete="address-level1"
        {...useFormField('state', needed(copy.stateEmpty))}
      />
      <TextField
        label={copy.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField('firstName', needed(copy.firstNameEmpty))}
      />
      <TextField
        label={copy.lastName}
        autoComplete="family-name"
        autoCorrect="off"
        {...useFormField('lastName', needed(copy.lastNameEmpty))}
      />
      <Wide>
        <TextField
          label={copy.line1}
          autoComplete="address-line1"
          {...useFormField('line1', needed(copy.line1Empty, limits.line))}
        />
      </Wide>
      <TextField
        label={copy.line2}
        autoComplete="address-line2"
        optional
        {...useFormField('line2', atMost(limits.line))}
      />
      <TextField
        label={copy.line3}
        autoComplete="address-line3"
        optional
        {...useFormField('line3', atMost(limits.line))}
      />
      <Wide>
        <TextField label={copy.landmark} optional {...useFormField('landmark', atMost(limits.landmark))} />
      </Wide>
      <Wide>
        <PhoneField
          label={copy.phone}
          hint={copy.phoneWhy}
          {...useFormField<AddressValues>('phone', {
            validate: (phone) => isMobileNumber(String(phone)) || copy.phoneWrong,
          })}
        />
      </Wide>
      <Wide>
        <TextField
          label={copy.email}
          hint={copy.emailWhy}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          optional
          {...useFormField<AddressValues>('emailID', {
            validate: (email) => email === '' || isEmail(String(email).trim()) || copy.emailWrong,
          })}
        />
      </Wide>
      <Wide>
        <RadioGroup
          legend={copy.addressType}
          options={[
            { value: 'Home', label: 'Home' },
            { value: 'Work', label: 'Work' },
            { value: 'Other', label: 'Other' },
          ]}
          value={form.watch('addressType')}
          onValueChange={(type) => form.setValue('addressType', type as AddressValues['addressType'])}
        />
      </Wide>
      <Wide>
        <Checkbox label={copy.makeDefault} {...form.register('isDefault')} />
      </Wide>
    </Fields>
  );
}

type Rules = RegisterOptions<AddressValues>;

const atMost = (limit: number): Rules => ({ maxLength: { value: limit, message: copy.tooLong(limit) } });

function needed(message: string, limit: number = limits.name): Rules {
  return { ...atMost(limit), validate: (value) => String(value).trim() !== '' || message };
}

/** Fills in city and state as soon as the pincode is whole; says where it lies, or nothing. */
function usePlace(form: UseFormReturn<AddressValues>, lookUp: AddressFormProps['lookUp']): string {
  const pincode = form.watch('postalCode');
  const [place, setPlace] = useState({ pincode: '', words: '' });
  const started = useRef(pincode);
  const { setValue, clearErrors, trigger } = form;

  useEffect(() => {
    // An address that is opened to be changed keeps its city and state until the pincode is another.
    if (!isPincode(pincode) || pincode === started.current) return;
    started.current = pincode;
    let isStale = false;
    void lookUp(pincode).then((answer) => {
      if (isStale) return;
      void trigger('postalCode');
      if (answer.kind !== 'known') return;
      const { city, state, isServicable, deliveryModes } = answer.data;
      setValue('city', city);
      setValue('state', state);
      clearErrors(['city', 'state']);
      if (isServicable === 'N') return;
      const day = deliveryModes[0]?.deliveryDate;
      setPlace({ pincode, words: copy.served(city, day ? formatDay(day) : '') });
    });
    return () => {
      isStale = true;
    };
  }, [pincode, lookUp, setValue, clearErrors, trigger]);

  return place.pincode === pincode ? place.words : '';
}
