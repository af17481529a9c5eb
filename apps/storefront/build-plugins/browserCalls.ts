import { parseAst } from 'vite';

/** Whether a module has endpoints of the contract. `id` is the path of its file. */
export const hasEndpoints = (id: string): boolean =>
  /\/packages\/contract\/src\/[\w-]+\/endpoints\.ts$/.test(id);

/**
 * Endpoint fields that the browser's client does not read: they serve documentation, OpenAPI, tests and
 * servers. The client reads `service` only when each service has its own base URL. In the browser, all
 * services share one base URL.
 */
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

/**
 * Returns an endpoints file without the calls reserved for the storefront's server and without the `unread`
 * fields.
 */
export function toBrowserEndpoints(code: string): string {
  const removed: Node[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ((node as Node).type !== 'ObjectExpression') return Object.values(node).forEach(visit);
    for (const property of propertiesOf(node))
      if (unread.has(property.key?.name ?? '') || isBoundaryCall(property.value)) removed.push(property);
      else visit(property.value);
  };
  visit(parseAst(code, { lang: 'ts' }).body);
  return removed
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

const propertiesOf = (node: object) => (node as { readonly properties: readonly Property[] }).properties;

const isBoundaryCall = (node: Node | undefined) =>
  node?.type === 'ObjectExpression' &&
  propertiesOf(node).some(({ key, value }) => key?.name === 'audience' && value?.value === 'boundary');
