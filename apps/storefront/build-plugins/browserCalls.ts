import { parseAst } from 'vite';

/** What an endpoint says of itself for readers, OpenAPI, tests and servers; the browser's client asks for none of it. */
const unread = new Set([
  'summary',
  'errors',
  'service',
  'audience',
  'tokenIn',
  'client',
  'internal',
  'optional',
  'source',
  'device',
  'shared',
  'withoutProvider',
  'secrets',
  'files',
  'maxBytes',
  'cartHeaders',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: Node & { readonly value?: unknown };
}

/** A file of endpoints as the browser needs it: without the calls that only the storefront's own server may make, and without what the client does not read. */
export function browserCalls(code: string): string {
  const gone: Node[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ((node as Node).type !== 'ObjectExpression') return Object.values(node).forEach(visit);
    for (const property of propertiesOf(node))
      if (unread.has(property.key?.name ?? '') || isBoundarys(property.value)) gone.push(property);
      else visit(property.value);
  };
  visit(parseAst(code, { lang: 'ts' }).body);
  return gone
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

const propertiesOf = (node: object) => (node as { readonly properties: readonly Property[] }).properties;

const isBoundarys = (node: Node | undefined) =>
  node?.type === 'ObjectExpression' &&
  propertiesOf(node).some(({ key, value }) => key?.name === 'audience' && value?.value === 'boundary');
