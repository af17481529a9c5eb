import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const tokens = createRequire(import.meta.url).resolve('@luxe/tokens/tokens.css');

/** The background of pages in the dark theme, as `#rrggbb`. A manifest cannot name a CSS variable. */
export function readPageColour(css = readFileSync(tokens, 'utf8')): string {
  const valueOf = (name: string): string => {
    const [, value = ''] = new RegExp(`${name}:\\s*([^;]+);`).exec(css) ?? [];
    const [, alias] = /^var\((--[\w-]+)\)$/.exec(value.trim()) ?? [];
    return alias ? valueOf(alias) : value.trim();
  };
  const colour = valueOf('--lx-color-bg-page');
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`The page has the colour ${colour}, which is not hex.`);
  return colour;
}
