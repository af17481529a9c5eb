import { readFileSync } from 'node:fs';
import type { CSSPluginOptions } from '@terrazzo/plugin-css';

/** `color.text.primary` is `--lx-color-text-primary`. */
export const variableName = (token: { id: string }) => `--lx-${token.id.replaceAll('.', '-')}`;

/** DTCG has no em: letter spacing is written in rem and printed in em. Hex and `rgb( / )` read better than `color(srgb …)`. */
export function tokenValue(token: { id: string; $type: string; $value: unknown; aliasOf?: string }) {
  if (token.aliasOf !== undefined) return undefined;
  if (token.$type === 'dimension' && token.id.startsWith('font.tracking.')) {
    return `${(token.$value as { value: number }).value}em`;
  }
  if (token.$type === 'color') return colour(token.$value as Colour);
  return undefined;
}

type Colour = { components: number[]; alpha?: number };

function colour({ components, alpha = 1 }: Colour): string {
  const bytes = components.map((part) => Math.round(part * 255));
  if (alpha < 1) return `rgb(${bytes.join(' ')} / ${alpha})`;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Every token id that a file sets, so that a layer prints only what it changes. */
function idsIn(file: string): string[] {
  const ids: string[] = [];
  const walk = (node: Record<string, unknown>, path: string[]) => {
    if ('$value' in node) ids.push(path.join('.'));
    else
      for (const key of Object.keys(node)) {
        if (!key.startsWith('$')) walk(node[key] as Record<string, unknown>, [...path, key]);
      }
  };
  walk(JSON.parse(readFileSync(new URL(`../src/dtcg/${file}.tokens.json`, import.meta.url), 'utf8')), []);
  return ids;
}

const wrap =
  (selector: string, extra = '') =>
  (css: string) =>
    `${selector} {\n${extra}  ${css}\n}`;
const within =
  (query: string, selector: string, extra = '') =>
  (css: string) =>
    `${query} {\n  ${selector} {\n${extra}    ${css}\n  }\n}`;

const prefersLight = '@media (prefers-color-scheme: light)';
const themed = [...idsIn('theme.dark')];
const indiluxe = (theme: 'dark' | 'light') => ({
  input: { theme, catalogue: `indiluxe-${theme}` },
  include: idsIn(`catalogue.indiluxe.${theme}`),
});
const light = { input: { theme: 'light' }, include: themed };

/**
 * Layers in the order of the cascade. `auto` follows the system and is offered, never assumed: dark is the house.
 * Themes may also sit on an element inside the page (a light panel in a dark room), hence no `:root` on them alone.
 */
export const permutations: CSSPluginOptions['permutations'] = [
  { input: {}, exclude: themed, prepare: wrap(':root') },
  {
    input: { theme: 'dark' },
    include: themed,
    prepare: wrap(':root,\n[data-theme]', '  color-scheme: dark;\n'),
  },
  { ...light, prepare: wrap("[data-theme='light']", '  color-scheme: light;\n') },
  { ...light, prepare: within(prefersLight, "[data-theme='auto']", '    color-scheme: light;\n') },
  { ...indiluxe('dark'), prepare: wrap("[data-catalogue='indiluxe']") },
  {
    ...indiluxe('light'),
    prepare: wrap(
      "[data-theme='light'][data-catalogue='indiluxe'],\n[data-theme='light'] [data-catalogue='indiluxe']",
    ),
  },
  {
    ...indiluxe('light'),
    prepare: within(
      prefersLight,
      "[data-theme='auto'][data-catalogue='indiluxe'],\n  [data-theme='auto'] [data-catalogue='indiluxe']",
    ),
  },
  {
    input: { store: 'neelam-vaid' },
    include: idsIn('store.neelam-vaid'),
    prepare: wrap("[data-theme='custom'],\n[data-store='neelam-vaid']"),
  },
  {
    input: { type: 'narrow' },
    include: idsIn('type.narrow'),
    prepare: within('@media (max-width: 767.98px)', ':root'),
  },
  {
    input: { frame: 'narrow' },
    include: idsIn('layout.narrow'),
    prepare: within('@media (max-width: 1023.98px)', ':root'),
  },
  {
    input: { motion: 'reduced' },
    include: idsIn('motion.reduced'),
    prepare: within('@media (prefers-reduced-motion: reduce)', ':root'),
  },
];
