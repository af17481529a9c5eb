import type { Plugin } from 'vite';

const before = '--lx-color-text-primary: var(--lx-palette-ivory-100)';
const after = '--lx-color-text-primary: var(--lx-palette-ivory-50)';

/** With PLANTED_FAULT=token, one token of the dark theme is one step lighter than its file says. */
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
