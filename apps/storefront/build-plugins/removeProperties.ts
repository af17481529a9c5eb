import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
export interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: Node & { readonly value?: unknown };
}

/** Returns a TypeScript source without those properties of its object literals that `isRemoved` selects. */
export function removeProperties(code: string, isRemoved: (property: Property) => boolean): string {
  const removed: Node[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ((node as Node).type !== 'ObjectExpression') return Object.values(node).forEach(visit);
    for (const property of propertiesOf(node))
      if (isRemoved(property)) removed.push(property);
      else visit(property.value);
  };
  visit(parseAst(code, { lang: 'ts' }).body);
  return removed
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

export const propertiesOf = (node: object) =>
  (node as { readonly properties: readonly Property[] }).properties;
