/** Whether a name, a city or a state is one: it has a letter of some script. "." and "12345" are none. */
export const hasLetter = (value: string): boolean => /\p{L}/u.test(value);

/** Whether a line of an address says anything: it has a letter or a digit. */
export const hasLetterOrDigit = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

/** First and last name as one; people with one name have no last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');
