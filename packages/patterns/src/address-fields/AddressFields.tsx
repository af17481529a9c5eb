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
import { addressLabels, type AddressLabels } from './addressLabels.ts';
import type { PincodeResult } from './pincodeFeedback.ts';
import { usePincodeField } from './usePincodeField.ts';
import type { PincodeLookUp } from './usePincodeAutofill.ts';

export type { PincodeResult, PincodeLookUp };

export type AddressFieldsProps = {
  /** Looks up a pincode at the store. Called as soon as all six digits are typed. Never rejects. */
  lookUp: PincodeLookUp;
  /** Default: English. */
  labels?: AddressLabels;
};

/**
 * The fields of an address. The pincode comes first: it fills in city and state and shows the delivery date
 * [CHK-02, ACC-16]. An error appears when a field loses focus and disappears as soon as the value is valid.
 * The fields have no buttons. Render them inside a `Form` of
 * `useForm<AddressValues>({ defaultValues: toAddressValues(address), mode: 'onTouched' })`, together with
 * buttons.
 */
export function AddressFields({ lookUp, labels = addressLabels }: AddressFieldsProps) {
  // The pincode field is registered first, because a submit focuses the first invalid field in order of
  // registration.
  const { note, field: pincode, stateProblem } = usePincodeField(lookUp, labels);
  const { atMost, named, rule } = rulesIn(labels);
  return (
    <Fields>
      <Wide>
        <PincodeField label={labels.pincode} {...pincode} />
        <Note role="status">{note}</Note>
      </Wide>
      <TextField
        label={labels.city}
        autoComplete="address-level2"
        {...useFormField<AddressValues>('city', named(labels.cityEmpty))}
      />
      <TextField
        label={labels.state}
        autoComplete="address-level1"
        {...useFormField<AddressValues>('state', {
          validate: async (value, { postalCode }) => {
            const state = String(value);
            const problem = named(labels.stateEmpty).validate(state);
            return problem === true ? (await stateProblem(state, postalCode)) || true : problem;
          },
        })}
      />
      <TextField
        label={labels.firstName}
        autoComplete="given-name"
        autoCorrect="off"
        {...useFormField<AddressValues>('firstName', named(labels.firstNameEmpty))}
      />
      <TextField
        label={labels.lastName}
        optional
        autoComplete="family-name"
        autoCorrect="off"
        {...useFormField<AddressValues>(
          'lastName',
          rule((name) => (name === '' || hasLetter(name) ? '' : labels.lastNameWrong)),
        )}
      />
      <Wide>
        <PhoneField
          label={labels.phone}
          hint={labels.phoneHint}
          {...useFormField<AddressValues>('phone', {
            validate: (phone) => isMobileNumber(String(phone)) || labels.phoneWrong,
          })}
        />
      </Wide>
      <Wide>
        <TextField
          label={labels.line1}
          autoComplete="address-line1"
          {...useFormField<AddressValues>(
            'line1',
            rule((line) => (hasLetterOrDigit(line) ? '' : labels.line1Empty), addressLimits.line),
          )}
        />
      </Wide>
      <TextField
        label={labels.line2}
        autoComplete="address-line2"
        optional
        {...useFormField<AddressValues>('line2', atMost(addressLimits.line))}
      />
      <TextField
        label={labels.line3}
        autoComplete="address-line3"
        optional
        {...useFormField<AddressValues>('line3', atMost(addressLimits.line))}
      />
      <Wide>
        <TextField
          label={labels.landmark}
          optional
          {...useFormField<AddressValues>('landmark', atMost(addressLimits.landmark))}
        />
      </Wide>
      <Wide>
        <TextField
          label={labels.email}
          hint={labels.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          optional
          {...useFormField<AddressValues>(
            'emailID',
            rule(
              (email) => (email === '' || isEmail(cleanEmail(email)) ? '' : labels.emailWrong),
              addressLimits.email,
            ),
          )}
        />
      </Wide>
      <Wide>
        <AddressType labels={labels} />
      </Wide>
      <Wide>
        <Checkbox label={labels.makeDefault} {...useFormContext<AddressValues>().register('isDefault')} />
      </Wide>
    </Fields>
  );
}

function AddressType({ labels }: { labels: AddressLabels }) {
  const { watch, setValue } = useFormContext<AddressValues>();
  const types = Object.entries(labels.types).map(([value, label]) => ({ value, label }));
  return (
    <RadioGroup
      legend={labels.addressType}
      options={types}
      value={watch('addressType')}
      onValueChange={(type) => setValue('addressType', type as Address['addressType'], { shouldDirty: true })}
    />
  );
}

function rulesIn(labels: AddressLabels) {
  /**
   * Returns the validation rule of a field. First, `problem` returns an error message, or `''` for valid
   * text. Then the maximum length is checked, in characters as the store counts them.
   */
  const rule = (problem: (typed: string) => string, limit: number = addressLimits.name) => ({
    validate: (value: unknown): string | true => {
      const typed = String(value).trim();
      return problem(typed) || (textLength(typed) > limit ? labels.tooLong(limit) : true);
    },
  });
  const atMost = (limit: number) => rule(() => '', limit);
  const named = (message: string) => rule((name) => (hasLetter(name) ? '' : message));
  return { atMost, named, rule };
}
