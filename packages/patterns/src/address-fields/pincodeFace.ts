import type { PincodeData } from '@luxe/contract/calls';
import { formatDay, isPincode } from '@luxe/format';
import type { AddressWords } from './addressWords.ts';

/**
 * What is known of a pincode. `known` says where it lies and whether we deliver there, `unknown` that there is none such; `failed`:
 * not to be found out now.
 */
export type PincodeAnswer = { kind: 'known'; data: PincodeData } | { kind: 'unknown' } | { kind: 'failed' };

/** Where the look-up of the typed pincode stands. */
export type PincodeState = { kind: 'none' } | { kind: 'asking' } | PincodeAnswer;

/** What the field says of it besides errors: a success, or a note in place of the hint. */
export type PincodeFace = { valid?: string; note?: string };

/** Why a pincode will not do; undefined where it will, and where nobody can tell. */
export function pincodeProblem(
  pincode: string,
  answer: PincodeAnswer | undefined,
  words: AddressWords,
): string | undefined {
  if (!isPincode(pincode)) return words.pincodeWrong;
  if (answer?.kind === 'unknown') return words.pincodeUnknown;
  if (answer?.kind === 'known' && answer.data.isServicable === 'N') return words.notServed(pincode);
  return undefined;
}

/** The face of the field while it is looked up and after. What is wrong is an error of the form and not said here. */
export function pincodeFace(pincode: string, state: PincodeState, words: AddressWords): PincodeFace {
  if (state.kind === 'asking') return { note: words.lookingUp(pincode) };
  if (state.kind === 'failed') return { note: words.lookUpFailed };
  if (state.kind !== 'known' || state.data.isServicable === 'N') return {};
  const day = state.data.deliveryModes[0]?.deliveryDate;
  return { valid: words.served(state.data.city, day ? formatDay(day) : '') };
}
