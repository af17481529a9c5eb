import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const tokens = createRequire(import.meta.url).resolve('@luxe/tokens/tokens.css');
let stylesheet: string | undefined;

/**
 * A colour role of the dark theme, such as `bg-page`, as `#rrggbb`. A manifest and a drawing cannot name a
 * CSS variable. Throws for an unknown role.
 */
export function readColour(role: string, css = (stylesheet ??= readFileSync(tokens, 'utf8'))): string {
  const valueOf = (name: string): string => {
    const [, value = ''] = new RegExp(`${name}:\\s*([^;]+);`).exec(css) ?? [];
    const [, alias] = /^var\((--[\w-]+)\)$/.exec(value.trim()) ?? [];
    return alias ? valueOf(alias) : value.trim();
  };
  const colour = valueOf(`--lx-color-${role}`);
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${role} has the colour ${colour}, which is not hex.`);
  return colour;
}
