/** Genders of a profile, as the specification (section 3) names them. */
export const genders = ['Male', 'Female', 'Transgender', "I'd rather not say"] as const;
export type Gender = (typeof genders)[number];

/** Marital statuses of a profile. The specification does not list them. */
export const maritalStatuses = ['Single', 'Married', "I'd rather not say"] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/**
 * Length of a new password, in UTF-16 units. The specification (section 5) only requires it to be "valid".
 */
export const passwordLength = { min: 8, max: 64 } as const;

/** Whether a password has a letter, a digit and 8 to 64 characters, with no space at either end. */
export function isPassword(value: string): boolean {
  const { min, max } = passwordLength;
  return (
    value.length >= min &&
    value.length <= max &&
    value.trim() === value &&
    /\p{L}/u.test(value) &&
    /\d/.test(value)
  );
}

/**
 * Whether a day can be a birth date: it exists, is not before 1900 and not after `today`. Both days are in
 * the form `YYYY-MM-DD`.
 */
export function isBirthDate(value: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1900-01-01' || value > today) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
