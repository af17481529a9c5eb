import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies each script again with a second minifier and keeps the shorter result. Each minifier finds savings
 * that the other misses: together they save 0.8 KiB per page (0.5 %).
 */
export function secondMinifier(): Plugin {
  return {
    name: 'luxe:second-minifier',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = await minifyAgain(chunk.code);
    },
  };
}

/** Returns equivalent code that is smaller when compressed, or the given code. */
export async function minifyAgain(code: string): Promise<string> {
  const { code: minified } = await minify(code, { module: true, ecma: 2020 });
  return minified && size(minified) < size(code) ? minified : code;
}

const size = (code: string) => gzipSync(code, { level: 9 }).length;
