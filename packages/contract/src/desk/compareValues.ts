import { isSameJson } from './sameJson.ts';

/** A field in which two values differ. Null where a value has no such field. */
export interface ValueChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Most fields of a comparison. */
const maxChanges = 200;

/** The fields in which two values differ: `blocks 2 title`. Items of lists are counted from 1. */
export function compareValues(before: unknown, after: unknown): ValueChange[] {
  const changes: ValueChange[] = [];
  visit(before, after, []);
  return changes.slice(0, maxChanges);

  function visit(one: unknown, other: unknown, path: readonly string[]) {
    if (isSameJson(one, other)) return;
    const fields = isBranch(one) || isBranch(other);
    if (
      !fields ||
      (one !== undefined && other !== undefined && Array.isArray(one) !== Array.isArray(other))
    ) {
      changes.push({ path: path.join(' '), before: textOf(one), after: textOf(other) });
      return;
    }
    const isList = Array.isArray(one ?? other);
    for (const name of new Set([...namesOf(one), ...namesOf(other)]))
      visit(fieldOf(one, name), fieldOf(other, name), [...path, isList ? String(Number(name) + 1) : name]);
  }
}

const isBranch = (value: unknown) => typeof value === 'object' && value !== null;
const namesOf = (value: unknown) => (isBranch(value) ? Object.keys(value as object) : []);
const fieldOf = (value: unknown, name: string): unknown =>
  isBranch(value) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
