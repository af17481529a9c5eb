import { defaultPincode, isPincode } from '@luxe/format';
import { readStored } from '../storage.ts';

/** The stored pincode; undefined for none, and for anything but six digits [NET-10]. */
export function readPincode(): string | undefined {
  const stored = readStored('pincode');
  return typeof stored === 'string' && isPincode(stored) ? stored : undefined;
}

/** The pincode to send with calls: the chosen one, else 110001 [NET-09]. */
export const pincodeOrDefault = (chosen: string | undefined) => chosen ?? defaultPincode;
