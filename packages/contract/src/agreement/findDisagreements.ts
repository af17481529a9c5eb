import { z } from 'zod';
import type { Rule } from './rule.ts';

/**
 * Goes through a value along its schema and applies the rules of each schema on the way. Returns one message
 * for each disagreement, with its path: `cartAmount: paybleAmount is 1, but the sum is 2`. The value must be
 * valid.
 */
export function findDisagreements(
  schema: z.ZodType,
  value: unknown,
  rules: readonly Rule[],
  path = '',
): string[] {
  return [...visit(schema, value, path)].flatMap((place) =>
    rules
      .filter((rule) => rule.schema === place.schema && rule.isOfList === place.isList)
      .flatMap(({ check }) => check(place.value as never))
      .map((message) => (place.path === '' ? message : `${place.path}: ${message}`)),
  );
}

interface Place {
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly path: string;
  /** Whether the value is a list whose elements have the schema. */
  readonly isList: boolean;
}

function* visit(schema: z.ZodType, value: unknown, path: string): Generator<Place> {
  if (value === undefined || value === null) return;
  yield { schema, value, path, isList: false };
  if (schema instanceof z.ZodObject) {
    for (const [key, child] of Object.entries(schema.shape))
      yield* visit(child as z.ZodType, (value as Record<string, unknown>)[key], join(path, key));
  } else if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    yield { schema: element, value, path, isList: true };
    for (const [at, item] of (value as readonly unknown[]).entries())
      yield* visit(element, item, `${path}[${at}]`);
  } else if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((one) => one.safeParse(value).success);
    if (option) yield* visit(option, value, path);
  } else if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    yield* visit(schema.unwrap() as z.ZodType, value, path);
  }
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
