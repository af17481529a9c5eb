import { isSameJson, toRecord } from './sameJson.ts';

/**
 * Puts the changes from `base` to `mine` on top of `theirs`, field by field. Where both have changed a field,
 * the result has that of `mine`. Lists are merged item by item while they have the same length, or when one
 * side has only added items at the end; otherwise the list of `mine` stays.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(base, mine)) return theirs;
  if (isSameJson(base, theirs) || isSameJson(mine, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs);
  const [old, own, other] = [toRecord(base), toRecord(mine), toRecord(theirs)];
  // Blocks of two types have no fields in common.
  if (!old || !own || !other || own['type'] !== other['type']) return mine;
  return Object.fromEntries(
    [...new Set([...Object.keys(other), ...Object.keys(own)])].flatMap((name) => {
      const value = mergeValues(old[name], own[name], other[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  if (mine.length === base.length && theirs.length === base.length)
    return base.map((item, index) => mergeValues(item, mine[index], theirs[index]));
  const isLonger = (list: readonly unknown[]) => isSameJson(list.slice(0, base.length), base);
  if (isLonger(theirs)) return [...mine, ...theirs.slice(base.length)];
  if (isLonger(mine)) return [...theirs, ...mine.slice(base.length)];
  return mine;
}
