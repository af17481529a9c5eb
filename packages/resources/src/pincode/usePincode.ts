import { defaultPincode, isPincode } from '@luxe/format';
import type { PincodeData } from '@luxe/contract/calls';
import { useSWRConfig } from 'swr';
import { bagKey } from '../cacheKeys.ts';
import { callKey } from '../calls/callKey.ts';
import { fetchOnce } from '../calls/fetchOnce.ts';
import { useCall } from '../calls/useCall.ts';
import { useResources } from '../context.ts';
import { attempt, type Outcome } from '../outcome.ts';
import { writeStored } from '../storage.ts';
import { useShopper } from '../shopper.ts';
import { standingPincode } from './keptPincode.ts';

export interface PincodeResource {
  /** The one that stands: chosen, or 110001 [NET-09]. */
  pincode: string;
  isChosen: boolean;
  /** Checks a pincode and keeps it, also when we do not deliver there: the answer says so (`isServicable`). */
  choose: (pincode: string) => Promise<Outcome<PincodeData>>;
  /** Saves the pincode of an address that the shopper chose, which the store has checked. */
  keep: (pincode: string) => void;
  /** What is known of the pincode that stands. Asked for only with `load`. */
  data: PincodeData | undefined;
}

/** The pincode that delivery is told for. `load` asks what the shop knows of it; without, `data` is what is known already. */
export function usePincode({ load = false }: { load?: boolean } = {}): PincodeResource {
  const { client, pincode: store, track } = useResources();
  const { mutate } = useSWRConfig();
  const { pincode: chosen } = useShopper();
  const pincode = standingPincode(chosen);
  const { data } = useCall('pincodeData', load ? { query: { pincode } } : null);

  function keep(next: string) {
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
    const { ok: _, ...answer } = outcome;
    track('pincode chosen', { isServicable: answer.isServicable === 'Y' });
    void mutate(callKey('pincodeData', args), answer, { revalidate: false });
    keep(next);
    return outcome;
  }

  return { pincode, isChosen: chosen !== undefined, choose, keep, data };
}
