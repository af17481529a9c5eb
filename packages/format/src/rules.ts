/** The pincode that stands when a shopper has given none (specification, sections 5 and 9). */
export const defaultPincode = '110001';

/** What every call of the web shop says of itself, where it has a parameter for it (specification, section 9). */
export const platform = { channel: 'web', platformNumber: '11', platform: '5' } as const;

/** The one currency, by its ISO 4217 code, and the one country, by its ISO 3166 code (specification, section 9). */
export const currency = 'INR';
export const country = 'IN';

/** Search text is cut at this many code points, and back to the end of a grapheme (specification, section 9). */
export const searchTextLimit = 51;

/** Super-brand of every product of ours (specification, section 9). */
export const luxurySuperBrand = 'SBD11A11124';

/** True for exactly six digits, the first not 0. */
export function isPincode(value: string): boolean {
  return /^[1-9]\d{5}$/.test(value);
}

/** A badge's text: nothing for 0, the number up to 99, then `99+` (specification, sections 5 and 9). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

/** Level of a category by the length of its code: 5 is L1, 7 L2, 10 L3, 13 L4; any other length has none. */
export function categoryLevel(code: string): 1 | 2 | 3 | 4 | undefined {
  return ({ 5: 1, 7: 2, 10: 3, 13: 4 } as const)[code.length];
}

/** Which catalogue a category code belongs to; a brand code (MBH) belongs to none. Case does not matter. */
export function catalogueOfCode(code: string): Catalogue | undefined {
  if (/^lsh/i.test(code)) return 'luxury';
  if (/^ish/i.test(code)) return 'indiluxe';
  return undefined;
}

/** The two catalogues of the shop. */
export type Catalogue = 'luxury' | 'indiluxe';

/** The one wishlist of a customer has this name (specification, section 3: "its name is a fixed value"). */
export const wishlistName = 'My wishlist';
