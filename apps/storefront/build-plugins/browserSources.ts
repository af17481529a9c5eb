import type { Plugin } from 'vite';
import { hasEndpoints, toBrowserEndpoints } from './browserCalls.ts';
import { isRouteTable, toBrowserRoutes } from './browserRoutes.ts';
import { findDanglingServerExport } from './serverExports.ts';

/**
 * Leaves out of the browser's build what only servers read: fields of endpoints (1.3 % of the first load) and
 * of the route table. Fails when a route module refers to a server export, which react-router removes from
 * the browser's build.
 */
export function browserSources(): Plugin {
  return {
    name: 'luxe:browser-sources',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (hasEndpoints(id)) return { code: toBrowserEndpoints(code), map: null };
      if (isRouteTable(id)) return { code: toBrowserRoutes(code), map: null };
      const isOwn = /\.tsx?$/.test(id) && !id.includes('/node_modules/');
      const dangling = isOwn ? findDanglingServerExport(code) : undefined;
      if (dangling) this.error(`The browser's build removes ${dangling}: give the browser its own function`);
      return undefined;
    },
  };
}
