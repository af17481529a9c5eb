import { z } from 'zod';
import type { AnyKind } from './kinds/contentKind.ts';

/** The parts of a JSON Schema that forms and rules read. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly format?: string;
  readonly widget?: string;
  readonly hidden?: boolean;
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

const known = new WeakMap<AnyKind, JsonSchema>();

/** The JSON Schema of the values of a kind, as a form writes them. */
export function jsonSchemaOf(kind: AnyKind): JsonSchema {
  const found = known.get(kind) ?? (z.toJSONSchema(kind.schema, { io: 'input' }) as JsonSchema);
  known.set(kind, found);
  return found;
}

/** The option of a union that a value belongs to; undefined for none. */
function optionOf({ oneOf, anyOf }: JsonSchema, value: unknown): JsonSchema | undefined {
  return (oneOf ?? anyOf)?.find((option) => fits(option, value));
}

/** Whether a value has the required fields and the constants of an object. */
function fits({ properties = {}, required = [] }: JsonSchema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Readonly<Record<string, unknown>>;
  return (
    required.every((name) => given[name] !== undefined) &&
    Object.entries(properties).every(([name, one]) => one.const === undefined || given[name] === one.const)
  );
}

/**
 * Returns a value without optional fields that are empty. A form writes such fields when a person has opened
 * them and typed nothing.
 */
export function withoutEmpty(schema: JsonSchema, value: unknown): unknown {
  const own = optionOf(schema, value) ?? schema;
  if (Array.isArray(value)) return value.map((one) => (own.items ? withoutEmpty(own.items, one) : one));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = own;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const property = properties[name];
      if (!property) return [[name, one]];
      if (!required.includes(name) && isEmpty(one)) return [];
      return [[name, withoutEmpty(property, one)]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).every(isEmpty);
}

/** A text in a value, with the schema of its field. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly text: string;
  readonly format: string | undefined;
}

interface Found {
  readonly leaves: Leaf[];
  /** Names of media files of pictures. */
  readonly pictures: Leaf[];
}

/** Every text of a value, and every picture. */
export function findTexts(
  schema: JsonSchema,
  value: unknown,
  path: readonly (string | number)[] = [],
  found: Found = { leaves: [], pictures: [] },
): Found {
  const own = optionOf(schema, value) ?? schema;
  if (typeof value === 'string') {
    if (own.const === undefined) found.leaves.push({ path, text: value, format: own.format });
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) findTexts(own.items ?? {}, one, [...path, index], found);
  } else if (typeof value === 'object' && value !== null) {
    const isPicture = own.widget === 'picture' || own.widget === 'crop';
    for (const [name, one] of Object.entries(value)) {
      if (isPicture && name === 'file') found.pictures.push({ path, text: String(one), format: 'picture' });
      else findTexts(own.properties?.[name] ?? {}, one, [...path, name], found);
    }
  }
  return found;
}
