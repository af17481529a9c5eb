import { defaultPincode, isPincode } from '@luxe/format';
import type { PincodeData } from '@luxe/contract/calls';
import { useSWRConfig } from 'swr';
import { bagKey } from '../state/cacheKeys.ts';
import { callKey } from '../calls/callKey.ts';
import { fetchOnce } from '../calls/fetchOnce.ts';
import { useCall } from '../calls/useCall.ts';
import { useResources } from '../context/context.ts';
import { attempt, type Outcome } from '../state/outcome.ts';
import { writeStored } from '../state/storage.ts';
import { useShopper } from '../context/useShopper.ts';
import { pincodeOrDefault } from './readPincode.ts';

export interface PincodeResource {
  /** The pincode that the shopper chose, or 110001 if there is none [NET-09]. */
  pincode: string;
  isChosen: boolean;
  /**
   * Checks a pincode and saves it. A pincode to which the shop does not deliver is saved too (see
   * `isServicable` in the response).
   */
  choose: (pincode: string) => Promise<Outcome<PincodeData>>;
  /** Saves the pincode of an address that the shopper chose and the store has checked. */
  save: (pincode: string) => void;
  /**
   * Data of the current pincode, such as its delivery modes. Undefined until the data is loaded. Without the
   * option `load`, the data is never loaded.
   */
  data: PincodeData | undefined;
}

/** The pincode for delivery dates and prices. With `load`, the hook also requests the data of the pincode. */
export function usePincode({ load = false }: { load?: boolean } = {}): PincodeResource {
  const { client, pincode: store, track } = useResources();
  const { mutate } = useSWRConfig();
  const { pincode: chosen } = useShopper();
  const pincode = pincodeOrDefault(chosen);
  const { data } = useCall('pincodeData', load ? { query: { pincode } } : null);

  function save(next: string) {
    if (next === chosen) return;
    writeStored('pincode', next);
    store.set(next);
    void mutate(bagKey);
  }

  async function choose(typed: string): Promise<Outcome<PincodeData>> {
    const next = typed.replace(/\s/g, '');
    if (!isPincode(next))
      return { ok: false, reason: 'invalid', message: `Enter six digits, such as ${defaultPincode}.` };
    const args = { query: { pincode: next } };
    const outcome = await attempt(() => fetchOnce(client, 'pincodeData', args));
    if (!outcome.ok) return outcome;
    const { ok: _, ...response } = outcome;
    track('pincode chosen', { isServicable: response.isServicable === 'Y' });
    void mutate(callKey('pincodeData', args), response, { revalidate: false });
    writeStored('userinputpincode', next);
    save(next);
    return outcome;
  }

  return { pincode, isChosen: chosen !== undefined, choose, save, data };
}
