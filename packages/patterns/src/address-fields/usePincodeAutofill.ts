import { isPincode } from '@luxe/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './addressValues.ts';
import type { PincodeResult, PincodeState } from './pincodeFeedback.ts';

/** Looks up a pincode at the store. Never rejects. */
export type PincodeLookUp = (pincode: string) => Promise<PincodeResult>;

/**
 * Looks up a pincode as soon as it has six digits, and fills in city and state. If an address already has a
 * city, its initial pincode is not looked up, so that the shopper's city stays. If the pincode changes during
 * a look-up, the result of the earlier pincode is ignored.
 */
export function usePincodeAutofill(lookUp: PincodeLookUp): {
  state: PincodeState;
  cachedLookUp: PincodeLookUp;
} {
  const { watch, getValues, setValue, clearErrors, trigger } = useFormContext<AddressValues>();
  const pincode = watch('postalCode');
  const lookUpOnce = useCachedLookUp(lookUp);
  const last = useRef<string>(undefined);
  /** The pincode whose city and state are in the form. */
  const filled = useRef(getValues('city') && pincode);
  const failed = useRef('');
  const [lookedUp, setLookedUp] = useState<{ pincode: string; result: PincodeState }>();

  const cachedLookUp = useCallback<PincodeLookUp>(
    async (code) => {
      const result = await lookUpOnce(code);
      if (code !== getValues('postalCode') || code === filled.current) return result;
      setLookedUp({ pincode: code, result });
      if (result.kind === 'failed') failed.current = code;
      if (result.kind !== 'known') return result;
      filled.current = code;
      for (const name of ['city', 'state'] as const)
        // Validation repeats a failed look-up. What the shopper has typed meanwhile stays.
        if (code !== failed.current || !getValues(name))
          setValue(name, result.data[name], { shouldDirty: true });
      clearErrors(['city', 'state']);
      return result;
    },
    [lookUpOnce, getValues, setValue, clearErrors],
  );

  useEffect(() => {
    if (pincode === last.current) return;
    last.current = pincode;
    if (!isPincode(pincode) || pincode === filled.current) return;
    setLookedUp({ pincode, result: { kind: 'loading' } });
    void cachedLookUp(pincode).then(() => trigger('postalCode'));
  }, [pincode, cachedLookUp, trigger]);

  return { state: lookedUp?.pincode === pincode ? lookedUp.result : { kind: 'none' }, cachedLookUp };
}

/** Caches results, so that validation does not repeat a request. Failed look-ups are not cached. */
function useCachedLookUp(lookUp: PincodeLookUp): PincodeLookUp {
  const results = useRef(new Map<string, Promise<PincodeResult>>());
  return useCallback(
    (pincode) => {
      const known = results.current.get(pincode);
      if (known) return known;
      const result = lookUp(pincode).then((given) => {
        if (given.kind === 'failed') results.current.delete(pincode);
        return given;
      });
      results.current.set(pincode, result);
      return result;
    },
    [lookUp],
  );
}
