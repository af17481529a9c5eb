import { removeProperties } from './removeProperties.ts';

/** Whether a module is the route table. `id` is the path of its file. */
export const isRouteTable = (id: string): boolean => id.endsWith('/app/routing/routeTable.ts');

/** Fields of the route table that only the server and the configuration of the router read. */
export const serverFields: ReadonlySet<string> = new Set([
  'screen',
  'pages',
  'fallback',
  'cachedBy',
  'isUrgent',
  'contactsProvider',
]);

/** Returns the route table without the fields that the browser does not read. */
export const toBrowserRoutes = (code: string): string =>
  removeProperties(code, ({ key }) => serverFields.has(key?.name ?? ''));
