import { propertiesOf, removeProperties, type Property } from './removeProperties.ts';

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
  'browserId',
  'shared',
  'byLink',
  'withoutProvider',
  'secrets',
  'files',
  'maxBytes',
  'consent',
  'stream',
  'cartHeaders',
]);

/**
 * Returns an endpoints file without the calls reserved for the storefront's server and without the `unread`
 * fields.
 */
export const toBrowserEndpoints = (code: string): string =>
  removeProperties(code, ({ key, value }) => unread.has(key?.name ?? '') || isBoundaryCall(value));

const isBoundaryCall = (node: Property['value']) =>
  node?.type === 'ObjectExpression' &&
  propertiesOf(node).some(({ key, value }) => key?.name === 'audience' && value?.value === 'boundary');
