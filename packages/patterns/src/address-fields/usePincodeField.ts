import { isPincode } from '@luxe/format';
import { useFormField } from '@luxe/ui/form';
import { useDelayed } from '@luxe/ui/loader';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './addressValues.ts';
import type { AddressLabels } from './addressLabels.ts';
import { pincodeFeedback, pincodeProblem } from './pincodeFeedback.ts';
import { usePincodeAutofill, type PincodeLookUp } from './usePincodeAutofill.ts';

/**
 * Returns the props of the pincode field (`field`), including its validation and the feedback of the look-up.
 * `note` is a text that replaces the hint of the field. `stateProblem` checks whether the typed state matches
 * the pincode.
 */
export function usePincodeField(lookUp: PincodeLookUp, labels: AddressLabels) {
  const pincode = useFormContext<AddressValues>().watch('postalCode');
  const { state, cachedLookUp } = usePincodeAutofill(lookUp);
  const isLookingUp = state.kind === 'loading';
  const isDelayOver = useDelayed(isLookingUp);
  const { success, note } = pincodeFeedback(pincode, state, labels);
  const visibleNote = isLookingUp && !isDelayOver ? undefined : note;
  const field = useFormField<AddressValues>('postalCode', {
    validate: async (typed) => {
      const value = String(typed);
      const formatProblem = pincodeProblem(value, undefined, labels);
      return formatProblem ?? pincodeProblem(value, await cachedLookUp(value), labels) ?? true;
    },
  });
  return {
    note: visibleNote,
    field: {
      ...field,
      success,
      hint: visibleNote ? undefined : labels.pincodeHint,
      'aria-busy': isLookingUp || undefined,
    },
    /**
     * Error message if the typed state is not the state of the pincode. Empty if both match, or if the store
     * does not know the pincode.
     */
    stateProblem: async (typed: string, code: string) => {
      const result = isPincode(code) ? await cachedLookUp(code) : undefined;
      if (result?.kind !== 'known') return '';
      // The list of states loads on demand. If it does not load, only the store checks the state.
      const regions = await import('@luxe/format/regions').catch(() => undefined);
      if (!regions || regions.isSameState(typed, result.data.state)) return '';
      return labels.stateElsewhere(code, result.data.city, result.data.state);
    },
  };
}
