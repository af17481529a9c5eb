import type { Plugin } from 'vite';

const before = '--lx-color-text-primary: var(--lx-palette-ivory-100)';
const after = '--lx-color-text-primary: var(--lx-palette-ivory-50)';

/**
 * With `PLANTED_FAULT=token`, replaces the value of one dark-theme token by the next lighter colour. Throws
 * when `tokens.css` no longer contains that token.
 */
export function changedToken(): Plugin {
  return {
    name: 'luxe:changed-token',
    enforce: 'pre',
    transform(code, id) {
      if (process.env['PLANTED_FAULT'] !== 'token' || !/tokens\.css(\?|$)/.test(id)) return null;
      if (!code.includes(before)) throw new Error(`No ${before} in tokens.css: plant another fault.`);
      return code.replace(before, after);
    },
  };
}
