import type { CallName } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';

type Change = (value: unknown) => unknown;

interface Wanted {
  readonly format: string;
  readonly change: (text: string) => string;
}

/**
 * Changes every text of one format (`html`, `picture`: `meta` of its schema) in the answers of all calls. How is worked out once, from the
 * contract's schemas: an answer without such a text is handed back as it is.
 */
export function changeFields(format: string, change: (text: string) => string) {
  const changes = new Map<string, Change>(
    Object.entries(schemas).flatMap(([name, { response }]) => {
      const found = changeFor(response as unknown as Schema, { format, change }, new Set());
      return found ? [[name, found] as const] : [];
    }),
  );
  return (name: CallName, answer: unknown): unknown => changes.get(name)?.(answer) ?? answer;
}

interface Schema {
  readonly def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    options?: Schema[];
    items?: Schema[];
    valueType?: Schema;
    in?: Schema;
  };
  meta?(): { format?: string } | undefined;
}

function changeFor(schema: Schema, wanted: Wanted, above: ReadonlySet<Schema>): Change | undefined {
  // A schema that contains itself (the category tree) has nothing below what its first turn shows.
  if (above.has(schema)) return undefined;
  const within = new Set(above).add(schema);
  const { def } = schema;
  if (schema.meta?.()?.format === wanted.format)
    return (value) => (typeof value === 'string' ? wanted.change(value) : value);
  if (def.shape) {
    const fields = Object.entries(def.shape).flatMap(([key, field]) => {
      const change = changeFor(field, wanted, within);
      return change ? [[key, change] as const] : [];
    });
    return fields.length === 0
      ? undefined
      : (value) => (isRecord(value) ? changeRecord(value, fields) : value);
  }
  if (def.element) {
    const change = changeFor(def.element, wanted, within);
    return change && ((value) => (Array.isArray(value) ? value.map(change) : value));
  }
  if (def.options) {
    const all = def.options.flatMap((option) => changeFor(option, wanted, within) ?? []);
    return all.length === 0 ? undefined : (value) => all.reduce((seen, change) => change(seen), value);
  }
  const inner = def.innerType ?? def.valueType ?? def.in;
  return inner && changeFor(inner, wanted, within);
}

function changeRecord(value: Record<string, unknown>, fields: readonly (readonly [string, Change])[]) {
  const copy = { ...value };
  for (const [key, change] of fields) if (key in copy) copy[key] = change(copy[key]);
  return copy;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
