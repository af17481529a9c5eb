import type { CallName } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';

type Change = (value: unknown) => unknown;

interface TextChange {
  readonly format: string;
  readonly change: (text: string) => string;
}

/**
 * Changes every text of one format in the responses of all calls. The format, `html` or `picture`, is in the
 * `meta` of the text's schema. The fields to change are derived once from the contract's schemas. A response
 * without such a field is returned unchanged.
 */
export function changeFields(format: string, change: (text: string) => string) {
  const changes = new Map<string, Change>(
    Object.entries(schemas).flatMap(([name, { response }]) => {
      const found = changeFor(response as unknown as Schema, { format, change }, new Set());
      return found ? [[name, found] as const] : [];
    }),
  );
  return (name: CallName, response: unknown): unknown => changes.get(name)?.(response) ?? response;
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

function changeFor(schema: Schema, textChange: TextChange, above: ReadonlySet<Schema>): Change | undefined {
  // Stops at a schema that contains itself, such as the category tree. Its deeper levels hold no texts to
  // change.
  if (above.has(schema)) return undefined;
  const within = new Set(above).add(schema);
  const { def } = schema;
  if (schema.meta?.()?.format === textChange.format)
    return (value) => (typeof value === 'string' ? textChange.change(value) : value);
  if (def.shape) {
    const fields = Object.entries(def.shape).flatMap(([key, field]) => {
      const change = changeFor(field, textChange, within);
      return change ? [[key, change] as const] : [];
    });
    return fields.length === 0
      ? undefined
      : (value) => (isRecord(value) ? changeRecord(value, fields) : value);
  }
  if (def.element) {
    const change = changeFor(def.element, textChange, within);
    return change && ((value) => (Array.isArray(value) ? value.map(change) : value));
  }
  if (def.options) {
    const all = def.options.flatMap((option) => changeFor(option, textChange, within) ?? []);
    return all.length === 0 ? undefined : (value) => all.reduce((seen, change) => change(seen), value);
  }
  const inner = def.innerType ?? def.valueType ?? def.in;
  return inner && changeFor(inner, textChange, within);
}

function changeRecord(value: Record<string, unknown>, fields: readonly (readonly [string, Change])[]) {
  const copy = { ...value };
  for (const [key, change] of fields) if (key in copy) copy[key] = change(copy[key]);
  return copy;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
