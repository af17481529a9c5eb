/** The pincode in use until the shopper enters one (specification, sections 5 and 9). */
export const defaultPincode = '110001';

/**
 * The parameters by which the store recognises that a request comes from the web shop (specification, section
 * 9).
 */
export const platform = { channel: 'web', platformNumber: '11', platform: '5' } as const;

/** The only currency, as an ISO 4217 code (specification, section 9). */
export const currency = 'INR';
/** The only country, as an ISO 3166 code (specification, section 9). */
export const country = 'IN';

/**
 * Maximum length of a search text, in code points. A longer text is cut at the grapheme boundary before the
 * limit (specification, section 9).
 */
export const searchTextLimit = 51;

/** Super-brand of all products in this shop (specification, section 9). */
export const luxurySuperBrand = 'SBD11A11124';

/** Whether a text is a pincode: exactly six digits, the first not 0. */
export function isPincode(value: string): boolean {
  return /^[1-9]\d{5}$/.test(value);
}

/** Text of a count badge: empty for 0, the number up to 99, then `99+` (specification, sections 5 and 9). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

/**
 * Level of a category by the length of its code: 5 is L1, 7 L2, 10 L3, 13 L4. `undefined` for other lengths.
 */
export function categoryLevel(code: string): 1 | 2 | 3 | 4 | undefined {
  return ({ 5: 1, 7: 2, 10: 3, 13: 4 } as const)[code.length];
}

/**
 * The catalogue to which a category code belongs. Upper and lower case are allowed. `undefined` for other
 * codes, such as brand codes (MBH).
 */
export function catalogueOfCode(code: string): Catalogue | undefined {
  if (/^lsh/i.test(code)) return 'luxury';
  if (/^ish/i.test(code)) return 'indiluxe';
  return undefined;
}

export type Catalogue = 'luxury' | 'indiluxe';

/** Name of the only wishlist of a customer (specification, section 3: "its name is a fixed value"). */
export const wishlistName = 'My wishlist';
