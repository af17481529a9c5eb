/**
 * Limits of one payment return: the number of fields, the characters of a value (as in the contract), and the
 * characters of all fields together in a URL.
 */
const limits = { fields: 40, value: 2000, together: 6000 } as const;

/**
 * Picks the fields of a payment return whose names and values have a provider's format. Drops all other
 * fields. If the picked fields together exceed the limits of a URL, returns none of them.
 */
export function pickReturnFields(given: URLSearchParams): Readonly<Record<string, string>> {
  const fields = [...given].filter(
    ([name, value]) => /^[A-Za-z][\w.-]{0,59}$/.test(name) && value.length <= limits.value,
  );
  const isTooMuch =
    fields.length > limits.fields || new URLSearchParams(fields).toString().length > limits.together;
  return isTooMuch ? {} : Object.fromEntries(fields);
}
