/** The pincode that stands when a shopper has given none (specification, sections 5 and 9). */
export const defaultPincode = '110001';

/** What every call of the web shop says of itself, where it has a parameter for it (specification, section 9). */
export const platform = { channel: 'web', platformNumber: '11', platform: '5' } as const;

/** The one currency, by its ISO 4217 code, and the one country, by its ISO 3166 code (specification, section 9). */
export const currency = 'INR';
export const country = 'IN';

/** Search text is cut at this many characters (specification, section 9). */
export const searchTextLimit = 51;

/** Super-brand of every product of ours (specification, section 9). */
export const luxurySuperBrand = 'SBD11A11124';

/** True for exactly six digits, the first not 0. */
export function isPincode(value: string): boolean {
  return /^[1-9]\d{5}$/.test(value);
}

/** The e-mail pattern of section 5: local part, `@`, domain labels, a top-level part of 2 to 6 letters; case does not matter. */
export function isEmail(value: string): boolean {
  return /^[A-Z0-9._%+-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,6}$/i.test(value);
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

/** Genders a profile knows, in the words of the specification (section 3). */
export const genders = ['Male', 'Female', 'Transgender', "I'd rather not say"] as const;
export type Gender = (typeof genders)[number];

/** Marital status of a profile; the words are ours. */
export const maritalStatuses = ['Single', 'Married', "I'd rather not say"] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** What a new password must be. The specification says "valid" (section 5); the measure is ours: length first, no rules of signs. */
export const passwordLength = { least: 8, most: 64 } as const;

/** Letters and a digit, 8 to 64 signs; spaces count, but not at the ends. */
export function isPassword(value: string): boolean {
  const { least, most } = passwordLength;
  return (
    value.length >= least &&
    value.length <= most &&
    value.trim() === value &&
    /\p{L}/u.test(value) &&
    /\d/.test(value)
  );
}

/** A day somebody may be born on: it exists, is not to come, and lies after 1900. `today` as YYYY-MM-DD. */
export function isBirthDate(value: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1900-01-01' || value > today) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
