/**
 * Whether a text can be a name, city or state: it contains a letter of any script. "." and "12345" do not.
 */
export const hasLetter = (value: string): boolean => /\p{L}/u.test(value);

/** Whether an address line has content: a letter or a digit. */
export const hasLetterOrDigit = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

/**
 * Joins the first and the last name with a space. The last name is empty for people who have only one name.
 */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');
