import { isPincode } from '@luxe/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './addressValues.ts';
import type { PincodeAnswer, PincodeState } from './pincodeFace.ts';

/** Asks the store about a pincode. Settles, and never rejects. */
export type PincodeLookUp = (pincode: string) => Promise<PincodeAnswer>;

/**
 * Looks a pincode up as soon as it is whole, once, and fills in its city and state. The pincode of an address with a city is left
 * alone: the city stands as the shopper wrote it. An answer that comes after the next pincode was typed is dropped.
 */
export function usePlace(lookUp: PincodeLookUp): { state: PincodeState; ask: PincodeLookUp } {
  const { watch, getValues, setValue, clearErrors, trigger } = useFormContext<AddressValues>();
  const pincode = watch('postalCode');
  const ask = useOnce(lookUp);
  const last = useRef(getValues('city') && pincode);
  const [answered, setAnswered] = useState<{ pincode: string; answer: PincodeState }>();

  useEffect(() => {
    if (!isPincode(pincode) || pincode === last.current) return undefined;
    last.current = pincode;
    let isStale = false;
    setAnswered({ pincode, answer: { kind: 'asking' } });
    void ask(pincode).then((answer) => {
      if (isStale) return;
      setAnswered({ pincode, answer });
      void trigger('postalCode');
      if (answer.kind !== 'known') return;
      setValue('city', answer.data.city, { shouldDirty: true });
      setValue('state', answer.data.state, { shouldDirty: true });
      clearErrors(['city', 'state']);
    });
    return () => {
      isStale = true;
    };
  }, [pincode, ask, setValue, clearErrors, trigger]);

  return { state: answered?.pincode === pincode ? answered.answer : { kind: 'none' }, ask };
}

/** Remembers what was answered, so that the rule of the field does not ask again. What failed is asked anew. */
function useOnce(lookUp: PincodeLookUp): PincodeLookUp {
  const answers = useRef(new Map<string, Promise<PincodeAnswer>>());
  return useCallback(
    (pincode) => {
      const known = answers.current.get(pincode);
      if (known) return known;
      const answer = lookUp(pincode).then((given) => {
        if (given.kind === 'failed') answers.current.delete(pincode);
        return given;
      });
      answers.current.set(pincode, answer);
      return answer;
    },
    [lookUp],
  );
}
