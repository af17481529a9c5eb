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
