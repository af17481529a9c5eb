import { readFileSync } from 'node:fs';
import type { CSSPluginOptions } from '@terrazzo/plugin-css';
import { cssColour, ratio, toHex } from '../src/colour.ts';
import { customSelector } from '../src/themeFiles.ts';
import { forcedColours } from './forcedColours.ts';

/** `color.text.primary` becomes `--lx-color-text-primary`. */
export const variableName = (token: { id: string }) => `--lx-${token.id.replaceAll('.', '-')}`;

/**
 * Returns the CSS value of a token, or `undefined` if the plugin should print its default value. DTCG has no
 * em unit, so letter spacing is stored in rem and printed in em. Colours are printed as hex or `rgb( / )`,
 * which is easier to read than `color(srgb …)`.
 */
export function tokenValue(token: { id: string; $type: string; $value: unknown; aliasOf?: string }) {
  if (token.aliasOf !== undefined) return undefined;
  if (token.$type === 'dimension' && token.id.startsWith('font.tracking.')) {
    return `${(token.$value as { value: number }).value}em`;
  }
  if (token.$type === 'color') return colour(token.$value as Colour);
  return undefined;
}

type Colour = { components: number[]; alpha?: number };

const colour = ({ components, alpha = 1 }: Colour) => cssColour({ hex: toHex(components), alpha });

const read = (file: string) =>
  JSON.parse(
    readFileSync(new URL(`../src/dtcg/${file}.tokens.json`, import.meta.url), 'utf8'),
  ) as CustomTheme & Record<string, unknown>;
type CustomTheme = { color: Record<'bg' | 'text', Record<string, { $value: { hex: string } }>> };

/**
 * Ids of all tokens that a source file sets. A layer of the CSS uses these ids to print only the tokens that
 * the layer changes.
 */
export function idsIn(file: string): string[] {
  const ids: string[] = [];
  const walk = (node: Record<string, unknown>, path: string[]) => {
    if ('$value' in node) ids.push(path.join('.'));
    else
      for (const key of Object.keys(node)) {
        if (!key.startsWith('$')) walk(node[key] as Record<string, unknown>, [...path, key]);
      }
  };
  walk(read(file), []);
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

const indented = (selector: string) => selector.replaceAll('\n', '\n  ');

const prefersLight = '@media (prefers-color-scheme: light)';
const themed = [...idsIn('theme.dark')];
const indiluxe = (theme: 'dark' | 'light') => ({
  input: { theme, catalogue: `indiluxe-${theme}` },
  include: idsIn(`catalogue.indiluxe.${theme}`),
});
const light = { input: { theme: 'light' }, include: themed };
const more = (theme: 'dark' | 'light' | 'custom') => ({
  input: { theme, contrast: `more-${theme}` },
  include: idsIn(`contrast.more.${theme}`),
});
const prefersMore = '@media (prefers-contrast: more)';

/** Returns the `color-scheme` of the custom theme. Form controls and scroll bars follow this scheme. */
function customScheme(): 'dark' | 'light' {
  const { bg, text } = read('theme.custom').color;
  const lightness = (token: { $value: { hex: string } } | undefined) =>
    ratio(token?.$value.hex ?? '#000000', '#000000');
  return lightness(text['primary']) > lightness(bg['page']) ? 'dark' : 'light';
}

/**
 * The layers of the CSS (themes, catalogues, contrast, screen widths) in cascade order. Dark is the default.
 * `auto` follows the system and applies only to elements with `data-theme="auto"`. A theme may be set on an
 * element inside the page (a light panel in a dark page), so its selectors do not require `:root`.
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
      "[data-theme='light'][data-catalogue='indiluxe'],\n[data-theme='light'] [data-catalogue='indiluxe']:not([data-theme])",
    ),
  },
  {
    ...indiluxe('light'),
    prepare: within(
      prefersLight,
      "[data-theme='auto'][data-catalogue='indiluxe'],\n  [data-theme='auto'] [data-catalogue='indiluxe']:not([data-theme])",
    ),
  },
  {
    input: { theme: 'custom' },
    include: themed,
    prepare: wrap(customSelector, `  color-scheme: ${customScheme()};\n`),
  },
  {
    input: { store: 'neelam-vaid' },
    include: idsIn('store.neelam-vaid'),
    prepare: wrap("[data-store='neelam-vaid']"),
  },
  { ...more('dark'), prepare: within(prefersMore, ':root,\n  [data-theme]') },
  { ...more('light'), prepare: within(prefersMore, "[data-theme='light']") },
  {
    ...more('light'),
    prepare: within(`${prefersMore} and (prefers-color-scheme: light)`, "[data-theme='auto']"),
  },
  { ...more('custom'), prepare: within(prefersMore, indented(customSelector)) },
  { input: {}, include: ['color.bg.page'], prepare: () => forcedColours(themed) },
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
