import { z } from 'zod';

/** A copy of the schema in which every object, at any depth, rejects unknown fields. */
export function closed(schema: z.ZodType): z.ZodType {
  return z.fromJSONSchema(closedJson(z.toJSONSchema(schema, { io: 'input' })) as never);
}

function closedJson(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closedJson);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closedJson(value)]));
  return copy.type === 'object' && copy.properties ? { ...copy, additionalProperties: false } : copy;
}
