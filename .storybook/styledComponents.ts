import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The build transform of styled-components, built into the bundler: names that are the same on server and client, and
 * readable ones while developing. The storefront builds with the same.
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
 * Names styled components by the path of their file below the root. The compiler hashes the absolute path, so the
 * class names, and with them the accepted hash of every story, would differ in each checkout.
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
