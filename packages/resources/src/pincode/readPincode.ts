import { defaultPincode, isPincode } from '@luxe/format';
import { readStored } from '../state/storage.ts';

/**
 * The stored pincode. Undefined if no pincode is stored, or if the stored value does not have six digits
 * [NET-10].
 */
export function readPincode(): string | undefined {
  const stored = readStored('pincode');
  return typeof stored === 'string' && isPincode(stored) ? stored : undefined;
}

/**
 * The pincode to send with calls: the pincode that the shopper chose, or 110001 if there is none [NET-09].
 */
export const pincodeOrDefault = (chosen: string | undefined) => chosen ?? defaultPincode;
