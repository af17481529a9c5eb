import { z } from 'zod';
import { findDisagreements } from './findDisagreements.ts';
import type { Rule } from './rule.ts';

/**
 * Finds disagreements in a value whose schema is unknown, such as a prop of a story. An object has a schema
 * of the rules when it has all its required fields with valid values. Cycles and functions are left out.
 */
export function findByShape(value: unknown, rules: readonly Rule[], path = ''): string[] {
  return [...new Set(visit(value, rules, path, new Set()))];
}

function visit(value: unknown, rules: readonly Rule[], path: string, parents: Set<object>): string[] {
  if (typeof value !== 'object' || value === null || parents.has(value)) return [];
  const inner = new Set([...parents, value]);
  const schema = Array.isArray(value) ? undefined : schemaOf(value, rules);
  return [
    ...(schema ? findDisagreements(schema, value, rules, path) : []),
    ...Object.entries(value).flatMap(([key, child]) =>
      visit(
        child,
        rules,
        Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
        inner,
      ),
    ),
  ];
}

/** The schema with the most fields that the value has. */
function schemaOf(value: object, rules: readonly Rule[]): z.ZodType | undefined {
  return rules
    .flatMap(({ schema }) => (schema instanceof z.ZodObject ? [schema] : []))
    .filter((schema) => hasFields(schema, value) && schema.safeParse(value).success)
    .toSorted((a, b) => Object.keys(b.shape).length - Object.keys(a.shape).length)[0];
}

const hasFields = ({ shape }: z.ZodObject, value: object) =>
  Object.entries(shape).every(
    ([key, field]) => key in value || (field as z.ZodType).safeParse(undefined).success,
  );
