import type { Address } from '@luxe/contract/calls';
import { cleanEmail, hasLetter, hasLetterOrDigit, isEmail, isMobileNumber, textLength } from '@luxe/format';
import { Checkbox } from '@luxe/ui/checkbox';
import { useFormField } from '@luxe/ui/form';
import { PhoneField } from '@luxe/ui/phone-field';
import { PincodeField } from '@luxe/ui/pincode-field';
import { RadioGroup } from '@luxe/ui/radio-group';
import { TextField } from '@luxe/ui/text-field';
import { useFormContext } from 'react-hook-form';
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
  const { note, field: pincode, stateProblem } = usePincodeField(lookUp, words);
  const { atMost, named, rule } = rulesIn(words);
  return (
    <Fields>
      <Wide>
        <PincodeField label={words.pincode} {...pincode} />
        <Note role="status">{note}</Note>
      </Wide>
      <TextField
        label={words.city}
        autoComplete="address-level2"
        {...useFormField<AddressValues>('city', named(words.cityEmpty))}
      />
      <TextField
        label={words.state}
        autoComplete="address-level1"
        {...useFormField<AddressValues>('state', {
          validate: async (value, { postalCode }) => {
            const state = String(value);
            const problem = named(words.stateEmpty).validate(state);
            return problem === true ? (await stateProblem(state, postalCode)) || true : problem;
          },
        })}
      />
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField<AddressValues>('firstName', named(words.firstNameEmpty))}
      />
      <TextField
        label={words.lastName}
        optional
        autoComplete="family-name"
        autoCorrect="off"
        {...useFormField<AddressValues>(
          'lastName',
          rule((name) => (name === '' || hasLetter(name) ? '' : words.lastNameWrong)),
        )}
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
          {...useFormField<AddressValues>(
            'line1',
            rule((line) => (hasLetterOrDigit(line) ? '' : words.line1Empty), addressLimits.line),
          )}
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
          {...useFormField<AddressValues>(
            'emailID',
            rule(
              (email) => (email === '' || isEmail(cleanEmail(email)) ? '' : words.emailWrong),
              addressLimits.email,
            ),
          )}
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

function rulesIn(words: AddressWords) {
  /** A field's own rule, `''` where the text is right; and its limit, counted as the store counts it. */
  const rule = (problem: (typed: string) => string, limit: number = addressLimits.name) => ({
    validate: (value: unknown): string | true => {
      const typed = String(value).trim();
      return problem(typed) || (textLength(typed) > limit ? words.tooLong(limit) : true);
    },
  });
  const atMost = (limit: number) => rule(() => '', limit);
  const named = (message: string) => rule((name) => (hasLetter(name) ? '' : message));
  return { atMost, named, rule };
}
