import { withoutInvisible } from './digits.ts';

const dashes = /[\p{Pd}\u2212]/gu;
/** What people and messengers put around a code: quotes, brackets, `*bold*`, `_italic_`, `~struck~`, `#`, full stops. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** What no code has inside it. */
const inside = /[\s*~`#'"‘’“”«»<>()[\]{}|,;:!?]/gu;

/** Most characters of a code of ours. */
export const codeLimit = 40;

/**
 * A coupon, an offer or another code of the shop as it is stored, from text as it is typed or pasted: capitals, no
 * blanks, no invisible characters, no marks of a messenger. `*winter 5000*` is `WINTER5000`.
 */
export const cleanCode = (typed: string): string =>
  withoutInvisible(typed).replace(dashes, '-').replace(around, '').replace(inside, '').toUpperCase();

/** Whether a clean code can be one at all. What cannot be a code is no guess at one. */
export const isCode = (clean: string): boolean =>
  clean.length <= codeLimit && /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/.test(clean);

/** A UPI id as it is sent and stored, from text as it is typed or pasted: `*Asha Rao@OKaxis*` is `asharao@okaxis`. */
export const cleanUpiId = (typed: string): string =>
  withoutInvisible(typed)
    .replace(dashes, '-')
    .replace(/\s|[*~`#'"‘’“”«»<>()[\]{}|,;!?]/gu, '')
    .replace(/^(?:upi|vpa)(?:id)?:/i, '')
    .replace(/^[._:-]+/, '')
    // Only after the `@`: a name such as `asha_rao` passes through `asha_` while it is typed.
    .replace(/(@.*?)[._:-]+$/, '$1')
    .toLowerCase();

/** Whether a clean text can be a UPI id: `name@bank`. */
export const isUpiId = (clean: string): boolean => /^[\w.-]{2,64}@[a-z][\w.-]{1,63}$/i.test(clean);

/** A PAN as it is sent, from text as it is typed or pasted: capitals and digits alone. */
export const cleanPan = (typed: string): string => cleanCode(typed).replace(/[^A-Z0-9]/g, '');

/** A pincode as it is sent, from text as it is typed or pasted: `110 001` and `११०००१` are `110001`. */
export const cleanPincode = (typed: string): string => withoutInvisible(typed).replace(/[\s*_~.,-]/g, '');
