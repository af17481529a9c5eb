import { useFormField } from '@luxe/ui/form';
import { useDelayed } from '@luxe/ui/loader';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './addressValues.ts';
import type { AddressWords } from './addressWords.ts';
import { pincodeFace, pincodeProblem } from './pincodeFace.ts';
import { usePlace, type PincodeLookUp } from './usePlace.ts';

/** What the pincode field wears: its rule, and its face while it is looked up and after. `note` stands in place of the hint. */
export function usePincodeField(lookUp: PincodeLookUp, words: AddressWords) {
  const pincode = useFormContext<AddressValues>().watch('postalCode');
  const { state, ask } = usePlace(lookUp);
  const isAsking = state.kind === 'asking';
  const isLate = useDelayed(isAsking);
  const { valid, note } = pincodeFace(pincode, state, words);
  const shown = isAsking && !isLate ? undefined : note;
  const field = useFormField<AddressValues>('postalCode', {
    validate: async (typed) => {
      const whole = String(typed);
      const atOnce = pincodeProblem(whole, undefined, words);
      return atOnce ?? pincodeProblem(whole, await ask(whole), words) ?? true;
    },
  });
  return {
    ...field,
    valid,
    note: shown,
    hint: shown ? undefined : words.pincodeHint,
    'aria-busy': isAsking || undefined,
  };
}
