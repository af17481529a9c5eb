import type { PincodeData } from '@luxe/contract/calls';
import { formatDay, isPincode } from '@luxe/format';
import type { AddressLabels } from './addressLabels.ts';

/**
 * Result of a pincode look-up. `known` has the city and whether the shop delivers there. `unknown`: the
 * pincode does not exist. `failed`: the look-up failed.
 */
export type PincodeResult = { kind: 'known'; data: PincodeData } | { kind: 'unknown' } | { kind: 'failed' };

/** State of the look-up of the typed pincode. */
export type PincodeState = { kind: 'none' } | { kind: 'loading' } | PincodeResult;

/**
 * Feedback below the pincode field, apart from errors: a success message, or a note that replaces the hint.
 */
export type PincodeFeedback = { success?: string; note?: string };

/** Why a pincode is not accepted. `undefined` if it is accepted or cannot be checked. */
export function pincodeProblem(
  pincode: string,
  result: PincodeResult | undefined,
  labels: AddressLabels,
): string | undefined {
  if (!isPincode(pincode)) return labels.pincodeWrong;
  if (result?.kind === 'unknown') return labels.pincodeUnknown;
  if (result?.kind === 'known' && result.data.isServicable === 'N') return labels.notServed(pincode);
  return undefined;
}

/**
 * Returns the feedback of the pincode field during and after a look-up. Problems with the pincode are not
 * included, because the form shows them as errors.
 */
export function pincodeFeedback(
  pincode: string,
  state: PincodeState,
  labels: AddressLabels,
): PincodeFeedback {
  if (state.kind === 'loading') return { note: labels.lookingUp(pincode) };
  if (state.kind === 'failed') return { note: labels.lookUpFailed };
  if (state.kind !== 'known' || state.data.isServicable === 'N') return {};
  const day = state.data.deliveryModes[0]?.deliveryDate;
  return { success: labels.served(state.data.city, day ? formatDay(day) : '') };
}
