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
  const last = useRef(getValues('city') && pincode);
  const [lookedUp, setLookedUp] = useState<{ pincode: string; result: PincodeState }>();
  const failedPincode = useRef('');

  const show = useCallback(
    (code: string, result: PincodeResult, canReplace: boolean) => {
      failedPincode.current = result.kind === 'failed' ? code : '';
      setLookedUp({ pincode: code, result });
      if (result.kind !== 'known') return;
      for (const name of ['city', 'state'] as const)
        if (canReplace || !getValues(name)) setValue(name, result.data[name], { shouldDirty: true });
      clearErrors(['city', 'state']);
    },
    [getValues, setValue, clearErrors],
  );

  useEffect(() => {
    if (!isPincode(pincode) || pincode === last.current) return undefined;
    last.current = pincode;
    failedPincode.current = '';
    let isStale = false;
    setLookedUp({ pincode, result: { kind: 'loading' } });
    void lookUpOnce(pincode).then((result) => {
      if (isStale) return;
      show(pincode, result, true);
      void trigger('postalCode');
    });
    return () => {
      isStale = true;
    };
  }, [pincode, lookUpOnce, show, trigger]);

  const cachedLookUp = useCallback<PincodeLookUp>(
    async (code) => {
      const result = await lookUpOnce(code);
      // Validation repeats a failed look-up. The shopper may have typed the city meanwhile, and keeps it.
      if (result.kind !== 'failed' && code === failedPincode.current) show(code, result, false);
      return result;
    },
    [lookUpOnce, show],
  );

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
