import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Options of the bundler's styled-components transform. Class names are equal on server and client, and
 * readable in development. The storefront's build uses the same options.
 */
export const styledComponents = {
  plugins: {
    styledComponents: {
      ssr: true,
      displayName: process.env['NODE_ENV'] !== 'production',
      fileName: false,
      pure: true,
    },
  },
};

const componentId = /(componentId:\s*["'`])sc-\w+-(\d+)(?=["'`])/g;

/**
 * Derives component ids from the path of the file below `root`. The compiler would hash the absolute path
 * instead. Class names, and with them the accepted hash of every story, would then differ in each checkout.
 */
export function namesByPath(root: string): Plugin {
  return {
    name: 'luxe:names-by-path',
    transform(code, id) {
      if (!code.includes('componentId')) return undefined;
      const [file = id] = id.split('?', 1);
      const hash = createHash('sha256').update(path.relative(root, file)).digest('hex').slice(0, 8);
      const named = code.replace(componentId, (_, before: string, at: string) => `${before}sc-${hash}-${at}`);
      return named === code ? undefined : { code: named, map: null };
    },
  };
}
