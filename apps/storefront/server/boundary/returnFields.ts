/** Fields of one return, letters of one value (as the contract has it), and of all together as they stand in an address. */
const most = { fields: 40, value: 2000, together: 6000 } as const;

/**
 * What of a payment's return is handed on: names and values as providers write them. The rest was not a provider's: it is left out, and so is
 * all of it when it is more than an address can hold.
 */
export function fieldsOfReturn(given: URLSearchParams): Readonly<Record<string, string>> {
  const fields = [...given].filter(
    ([name, value]) => /^[A-Za-z][\w.-]{0,59}$/.test(name) && value.length <= most.value,
  );
  const isTooMuch =
    fields.length > most.fields || new URLSearchParams(fields).toString().length > most.together;
  return isTooMuch ? {} : Object.fromEntries(fields);
}
