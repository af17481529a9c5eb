/** A list of like things: the names of their fields once (of lists: how many they have), and the values field by field. */
interface Table {
  readonly $: readonly string[] | number;
  readonly _: readonly unknown[];
}

/** A list of texts that begin alike (addresses, codes): with what, once, and how each goes on. */
interface Texts {
  readonly '^': string;
  readonly _: readonly string[];
}

/** A list of lists of like things: how long each is, and all of them as one list. */
interface Lists {
  readonly '#': readonly number[];
  readonly _: unknown;
}

/** The same data with its lists of like things as tables, which JSON writes in half the room. Nothing is lost but fields that are undefined. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const lists = packLists(value);
    if (lists) return lists;
    const fields = sharedFields(value);
    if (!fields) return value.every(isPlain) ? packTexts(value) : value.map(pack);
    const $ = Array.isArray(value[0]) ? fields.length : fields;
    return { $, _: fields.map((name) => pack(value.map((row) => row[name]))) } satisfies Table;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value || '^' in value || '#' in value)
    throw new TypeError(
      'Data with a field $, ^ or # cannot be packed: they mark a table, a list of texts and one of lists.',
    );
  const packed: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) packed[name] = isPlain(one) ? one : pack(one);
  return packed;
}

/** Pictures of each product, sizes of each: as one table rather than one for each product. */
function packLists(list: readonly unknown[]): Lists | undefined {
  if (list.length < 2 || !list.every(Array.isArray)) return undefined;
  const all = (list as readonly unknown[][]).flat();
  if (Array.isArray(all[0]) || !sharedFields(all)) return undefined;
  return { '#': (list as readonly unknown[][]).map(({ length }) => length), _: pack(all) };
}

/** Letters that texts have in common before it pays to say them once. */
const worthSharing = 4;

function packTexts(list: readonly unknown[]): unknown {
  const [first, second] = list;
  if (typeof first !== 'string' || typeof second !== 'string') return list;
  let length = first.length;
  for (const text of list) {
    if (typeof text !== 'string') return list;
    while (!text.startsWith(first.slice(0, length))) length -= 1;
    if (length < worthSharing) return list;
  }
  const texts = list as readonly string[];
  return { '^': first.slice(0, length), _: texts.map((text) => text.slice(length)) } satisfies Texts;
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** What was packed. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  if ('^' in value) {
    const { '^': start, _: ends } = value as Texts;
    return ends.map((end) => start + end);
  }
  if ('#' in value) {
    const { '#': lengths, _ } = value as Lists;
    const all = unpack(_) as readonly unknown[];
    let from = 0;
    return lengths.map((length) => all.slice(from, (from += length)));
  }
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
  const first = list[0];
  if (list.length < 2 || typeof first !== 'object' || first === null) return undefined;
  const fields = Object.keys(first).filter((name) => first[name as never] !== undefined);
  if (fields.length === 0) return undefined;
  const isLike = Array.isArray(first)
    ? (one: unknown) => Array.isArray(one) && one.length === fields.length
    : (one: unknown) => !Array.isArray(one) && hasJust(one, fields);
  return list.every(isLike) ? fields : undefined;
}

/** Whether these are its fields, in this order. Asked of everything a page carries: it makes no lists. */
function hasJust(value: unknown, fields: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let at = 0;
  for (const name in value) {
    if (value[name as never] === undefined) continue;
    if (name !== fields[at]) return false;
    at += 1;
  }
  return at === fields.length;
}
