/**
 * A list of objects with the same fields. `$` contains the field names once, or the number of columns when
 * the items are arrays. `_` contains one column for each field.
 */
interface Table {
  readonly $: readonly string[] | number;
  readonly _: readonly unknown[];
}

/** A list of strings with a common prefix (URLs, codes): the prefix once, and the rest of each string. */
interface Texts {
  readonly '^': string;
  readonly _: readonly string[];
}

/**
 * A list of lists of objects with the same fields: the length of each list, and the items of all lists as one
 * list.
 */
interface Lists {
  readonly '#': readonly number[];
  readonly _: unknown;
}

/**
 * Replaces lists of objects with the same fields by tables, which halves their JSON. `unpack` restores
 * everything except undefined fields. Throws a TypeError for data with a field `$`, `^` or `#`.
 */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const lists = packLists(value);
    if (lists) return lists;
    const fields = sharedFields(value);
    if (!fields) return value.every(isPrimitive) ? packTexts(value) : value.map(pack);
    const $ = Array.isArray(value[0]) ? fields.length : fields;
    return { $, _: fields.map((name) => pack(value.map((row) => row[name]))) } satisfies Table;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value || '^' in value || '#' in value)
    throw new TypeError(
      'Data with a field $, ^ or # cannot be packed: these mark tables, strings and lists.',
    );
  const packed: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) packed[name] = isPrimitive(field) ? field : pack(field);
  return packed;
}

/** Packs lists such as the pictures of every product into one table instead of one per product. */
function packLists(list: readonly unknown[]): Lists | undefined {
  if (list.length < 2 || !list.every(Array.isArray)) return undefined;
  const all = (list as readonly unknown[][]).flat();
  if (Array.isArray(all[0]) || !sharedFields(all)) return undefined;
  return { '#': (list as readonly unknown[][]).map(({ length }) => length), _: pack(all) };
}

/** Shortest common prefix, in characters, that makes `Texts` smaller than the plain list. */
const minSharedLength = 4;

function packTexts(list: readonly unknown[]): unknown {
  const [first, second] = list;
  if (typeof first !== 'string' || typeof second !== 'string') return list;
  let length = first.length;
  for (const text of list) {
    if (typeof text !== 'string') return list;
    while (!text.startsWith(first.slice(0, length))) length -= 1;
    if (length < minSharedLength) return list;
  }
  const texts = list as readonly string[];
  return { '^': first.slice(0, length), _: texts.map((text) => text.slice(length)) } satisfies Texts;
}

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null;

/** Restores data that `pack` has made. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  if ('^' in value) {
    const { '^': prefix, _: rests } = value as Texts;
    return rests.map((rest) => prefix + rest);
  }
  if ('#' in value) {
    const { '#': lengths, _ } = value as Lists;
    const all = unpack(_) as readonly unknown[];
    let from = 0;
    return lengths.map((length) => all.slice(from, (from += length)));
  }
  if (!('$' in value))
    return Object.fromEntries(Object.entries(value).map(([k, field]) => [k, unpack(field)]));
  const { $, _ } = value as Table;
  const columns = _.map(unpack) as unknown[][];
  return columns[0]?.map((_, row) => {
    const cells = columns.map((column) => column[row]);
    return typeof $ === 'number' ? cells : Object.fromEntries($.map((name, index) => [name, cells[index]]));
  });
}

/** Field names that all items have in the same order. Undefined when they differ or the list is too short. */
function sharedFields(list: readonly unknown[]): readonly string[] | undefined {
  const first = list[0];
  if (list.length < 2 || typeof first !== 'object' || first === null) return undefined;
  const fields = Object.keys(first).filter((name) => first[name as never] !== undefined);
  if (fields.length === 0) return undefined;
  const hasSameShape = Array.isArray(first)
    ? (item: unknown) => Array.isArray(item) && item.length === fields.length
    : (item: unknown) => !Array.isArray(item) && hasExactFields(item, fields);
  return list.every(hasSameShape) ? fields : undefined;
}

/**
 * Whether the value has exactly these fields in this order. Runs for all data of a page, so it allocates
 * nothing.
 */
function hasExactFields(value: unknown, fields: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let index = 0;
  for (const name in value) {
    if (value[name as never] === undefined) continue;
    if (name !== fields[index]) return false;
    index += 1;
  }
  return index === fields.length;
}
