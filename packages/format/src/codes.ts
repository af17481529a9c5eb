import { withoutInvisible } from './digits.ts';

const dashes = /[\p{Pd}\u2212]/gu;
/**
 * Marks that people and messengers put around a code: quotes, brackets, `*bold*`, `_italic_`, `~struck~`,
 * `#`, full stops.
 */
const edgeMarks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Characters that no code contains. */
const innerMarks = /[\s*~`#'"‘’“”«»<>()[\]{}|,;:!?]/gu;

/** Maximum length of a code, in characters. */
export const codeLimit = 40;

/**
 * Normalises a typed or pasted coupon, offer or other shop code to its stored form: capitals, no blanks, no
 * invisible characters, no messenger markup. `*winter 5000*` becomes `WINTER5000`.
 */
export const cleanCode = (typed: string): string =>
  withoutInvisible(typed).replace(dashes, '-').replace(edgeMarks, '').replace(innerMarks, '').toUpperCase();

/**
 * Whether a normalised text has the form of a code. A text of another form does not count as an attempt to
 * guess a code.
 */
export const isCode = (clean: string): boolean =>
  clean.length <= codeLimit && /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/.test(clean);

/** Normalises a typed or pasted UPI id to its stored form: `*Asha Rao@OKaxis*` becomes `asharao@okaxis`. */
export const cleanUpiId = (typed: string): string =>
  withoutInvisible(typed)
    .replace(dashes, '-')
    .replace(/\s|[*~`#'"‘’“”«»<>()[\]{}|,;!?]/gu, '')
    .replace(/^(?:upi|vpa)(?:id)?:/i, '')
    .replace(/^[._:-]+/, '')
    // Trailing marks are removed only after the `@`. Before the `@`, a mark may belong to the id: a shopper
    // who types `asha_rao` types `asha_` first.
    .replace(/(@.*?)[._:-]+$/, '$1')
    .toLowerCase();

/** Whether a clean text has the form of a UPI id: `name@bank`. */
export const isUpiId = (clean: string): boolean => /^[\w.-]{2,64}@[a-z][\w.-]{1,63}$/i.test(clean);

/** Normalises a typed or pasted PAN for a request: capitals and digits only. */
export const cleanPan = (typed: string): string => cleanCode(typed).replace(/[^A-Z0-9]/g, '');

/** Normalises a typed or pasted pincode for a request: `110 001` and `११०००१` become `110001`. */
export const cleanPincode = (typed: string): string => withoutInvisible(typed).replace(/[\s*_~.,-]/g, '');
