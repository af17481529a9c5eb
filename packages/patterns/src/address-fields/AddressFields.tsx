import type { Address } from '@luxe/contract/calls';
import { isEmail, isMobileNumber } from '@luxe/format';
import { Checkbox } from '@luxe/ui/checkbox';
import { useFormField } from '@luxe/ui/form';
import { PhoneField } from '@luxe/ui/phone-field';
import { PincodeField } from '@luxe/ui/pincode-field';
import { RadioGroup } from '@luxe/ui/radio-group';
import { TextField } from '@luxe/ui/text-field';
import { useFormContext, type RegisterOptions } from 'react-hook-form';
import { Fields, Note, Wide } from './AddressFields.styles.ts';
import { addressLimits, type AddressValues } from './addressValues.ts';
import { addressWords, type AddressWords } from './addressWords.ts';
import type { PincodeAnswer } from './pincodeFace.ts';
import { usePincodeField } from './usePincodeField.ts';
import type { PincodeLookUp } from './usePlace.ts';

export type { PincodeAnswer, PincodeLookUp };

export type AddressFieldsProps = {
  /** Asks the store about a pincode as soon as it is whole. Settles with what is known, and never rejects. */
  lookUp: PincodeLookUp;
  /** The sentences, in another language. Default: English. */
  words?: AddressWords;
};

/**
 * The fields of an address, pincode first: it fills in city and state and says when we deliver there [CHK-02, ACC-16]. They belong
 * inside a `Form` of `useForm<AddressValues>({ defaultValues: toAddressValues(address), mode: 'onTouched' })`; its buttons are the
 * caller's. Rules speak on leaving a field and fall silent as soon as they are met.
 */
export function AddressFields({ lookUp, words = addressWords }: AddressFieldsProps) {
  // First, as it stands first: on submit, focus goes to the first field with an error in the order of registration.
  const { note, ...pincode } = usePincodeField(lookUp, words);
  const { atMost, needed } = rulesIn(words);
  return (
    <Fields>
      <Wide>
        <PincodeField label={words.pincode} {...pincode} />
        <Note role="status">{note}</Note>
      </Wide>
      <TextField
        label={words.city}
        autoComplete="address-level2"
        {...useFormField<AddressValues>('city', needed(words.cityEmpty))}
      />
      <TextField
        label={words.state}
        autoComplete="address-level1"
        {...useFormField<AddressValues>('state', needed(words.stateEmpty))}
      />
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField<AddressValues>('firstName', needed(words.firstNameEmpty))}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        autoCorrect="off"
        {...useFormField<AddressValues>('lastName', needed(words.lastNameEmpty))}
      />
      <Wide>
        <PhoneField
          label={words.phone}
          hint={words.phoneWhy}
          {...useFormField<AddressValues>('phone', {
            validate: (phone) => isMobileNumber(String(phone)) || words.phoneWrong,
          })}
        />
      </Wide>
      <Wide>
        <TextField
          label={words.line1}
          autoComplete="address-line1"
          {...useFormField<AddressValues>('line1', needed(words.line1Empty, addressLimits.line))}
        />
      </Wide>
      <TextField
        label={words.line2}
        autoComplete="address-line2"
        optional
        {...useFormField<AddressValues>('line2', atMost(addressLimits.line))}
      />
      <TextField
        label={words.line3}
        autoComplete="address-line3"
        optional
        {...useFormField<AddressValues>('line3', atMost(addressLimits.line))}
      />
      <Wide>
        <TextField
          label={words.landmark}
          optional
          {...useFormField<AddressValues>('landmark', atMost(addressLimits.landmark))}
        />
      </Wide>
      <Wide>
        <TextField
          label={words.email}
          hint={words.emailWhy}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          optional
          {...useFormField<AddressValues>('emailID', {
            ...atMost(addressLimits.email),
            validate: (email) => email === '' || isEmail(String(email).trim()) || words.emailWrong,
          })}
        />
      </Wide>
      <Wide>
        <AddressType words={words} />
      </Wide>
      <Wide>
        <Checkbox label={words.makeDefault} {...useFormContext<AddressValues>().register('isDefault')} />
      </Wide>
    </Fields>
  );
}

function AddressType({ words }: { words: AddressWords }) {
  const { watch, setValue } = useFormContext<AddressValues>();
  const types = Object.entries(words.types).map(([value, label]) => ({ value, label }));
  return (
    <RadioGroup
      legend={words.addressType}
      options={types}
      value={watch('addressType')}
      onValueChange={(type) => setValue('addressType', type as Address['addressType'], { shouldDirty: true })}
    />
  );
}

type Rules = RegisterOptions<AddressValues>;

function rulesIn(words: AddressWords) {
  const atMost = (limit: number): Rules => ({
    maxLength: { value: limit, message: words.tooLong(limit) },
  });
  const needed = (message: string, limit: number = addressLimits.name): Rules => ({
    ...atMost(limit),
    validate: (value) => String(value).trim() !== '' || message,
  });
  return { atMost, needed };
}
