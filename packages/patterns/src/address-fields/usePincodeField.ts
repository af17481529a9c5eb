import { isPincode } from '@luxe/format';
import { useFormField } from '@luxe/ui/form';
import { useDelayed } from '@luxe/ui/loader';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './addressValues.ts';
import type { AddressWords } from './addressWords.ts';
import { pincodeFace, pincodeProblem } from './pincodeFace.ts';
import { usePlace, type PincodeLookUp } from './usePlace.ts';

/**
 * What the pincode field wears (`field`): its rule, and its face while it is looked up and after. `note` stands in place of
 * the hint. The state is held against what is known of the pincode.
 */
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
    note: shown,
    field: {
      ...field,
      valid,
      hint: shown ? undefined : words.pincodeHint,
      'aria-busy': isAsking || undefined,
    },
    /** What contradicts the pincode; empty where nothing does, or nothing is known. */
    stateProblem: async (typed: string, code: string) => {
      const answer = isPincode(code) ? await ask(code) : undefined;
      if (answer?.kind !== 'known') return '';
      // Comes when a form is sent; where it does not come, the store tells.
      const regions = await import('@luxe/format/regions').catch(() => undefined);
      if (!regions || regions.isSameState(typed, answer.data.state)) return '';
      return words.stateElsewhere(code, answer.data.city, answer.data.state);
    },
  };
}
