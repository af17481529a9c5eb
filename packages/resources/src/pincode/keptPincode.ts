import { defaultPincode, isPincode } from '@luxe/format';
import { readStored } from '../storage.ts';

/** The pincode that local storage keeps; undefined for none, and for anything but six digits [NET-10]. */
export function readPincode(): string | undefined {
  const kept = readStored('pincode');
  return typeof kept === 'string' && isPincode(kept) ? kept : undefined;
}

/** The pincode that calls are made with: the chosen one, else 110001 [NET-09]. */
export const standingPincode = (chosen: string | undefined) => chosen ?? defaultPincode;
