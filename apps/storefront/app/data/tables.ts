/** A list of like things: the names of their fields once (of lists: how many they have), and the values field by field. */
interface Table {
  readonly $: readonly string[] | number;
  readonly _: readonly unknown[];
}

/** The same data with its lists of like things as tables, which JSON writes in half the room. Nothing is lost but fields that are undefined. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const fields = sharedFields(value);
    if (!fields) return value.map(pack);
    const $ = Array.isArray(value[0]) ? fields.length : fields;
    return { $, _: fields.map((name) => pack(value.map((row) => row[name]))) } satisfies Table;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value) throw new TypeError('Data with a field $ cannot be packed: it marks a table.');
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pack(one)]));
}

/** What was packed. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  if (!('$' in value)) return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, unpack(one)]));
  const { $, _ } = value as Table;
  const columns = _.map(unpack) as unknown[][];
  return columns[0]?.map((_, row) => {
    const cells = columns.map((column) => column[row]);
    return typeof $ === 'number' ? cells : Object.fromEntries($.map((name, at) => [name, cells[at]]));
  });
}

/** Names of the fields that all have, in one order; undefined where they differ, or there is nothing to share. */
function sharedFields(list: readonly unknown[]): readonly string[] | undefined {
  const [first, ...others] = list;
  const fields = fieldsOf(first);
  if (!fields?.length || others.length === 0) return undefined;
  const isLike = (one: unknown) =>
    Array.isArray(one) === Array.isArray(first) && fieldsOf(one)?.join() === fields.join();
  return others.every(isLike) ? fields : undefined;
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [name]))
    : undefined;
