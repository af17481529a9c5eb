/** An object of JSON; undefined for any other value. */
export const toRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

/** Whether two values of JSON are equal. A field that is undefined is the same as no field. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  const [first, second] = [toRecord(one), toRecord(other)];
  if (!first || !second) return false;
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) =>
    isSameJson(first[name], second[name]),
  );
}
