import { cssColour, type Colour } from './colour.ts';
import { parseHex } from './contrast.ts';
import type { BrandTheme } from './themeFromBrand.ts';

/** Selector of the custom theme. The backgrounds of a catalogue do not apply inside the custom theme. */
export const customSelector =
  "[data-theme='custom'],\n[data-theme='custom'] [data-catalogue]:not([data-theme])";

/**
 * Converts a theme to design tokens (DTCG 2025.10). `theme` is the content of
 * `src/dtcg/theme.custom.tokens.json`. `more` is the content of `contrast.more.custom.tokens.json`, which has
 * the changes under `prefers-contrast: more`.
 */
export function themeTokens({ roles, more, photo, brand }: BrandTheme, name = 'A brand') {
  const five = Object.values(brand).join(', ');
  return {
    theme: {
      $description: `${name}: the custom theme, derived from ${five}.`,
      ...groups(roles),
      filter: { $type: 'number', photo: { $value: photo } },
    },
    more: {
      $description: `${name}: prefers-contrast: more, over the custom theme.`,
      ...groups(more),
    },
  };
}

/** The theme as CSS, to load after `@luxe/tokens/tokens.css`. */
export function themeCss({ roles, more, photo, scheme }: BrandTheme, name = 'A brand'): string {
  const lines = (colours: Readonly<Record<string, Colour>>, indent: string) =>
    Object.entries(colours).map(([role, colour]) => `${indent}${roleVariable(role)}: ${cssColour(colour)};`);
  return [
    `/* ${name.replaceAll('*/', '')}: data-theme="custom". Load after @luxe/tokens/tokens.css. */`,
    `${customSelector} {`,
    `  color-scheme: ${scheme};`,
    ...lines(roles, '  '),
    `  --lx-filter-photo: ${photo};`,
    '}',
    '',
    '@media (prefers-contrast: more) {',
    `  ${customSelector.replace('\n', '\n  ')} {`,
    ...lines(more, '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Prints tokens in the format of the committed files, with lists of numbers on one line. */
export const printTokens = (tokens: object): string =>
  `${JSON.stringify(tokens, undefined, 2).replace(/\[\s+([\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;

/** `text.primary` becomes `--lx-color-text-primary`. */
export const roleVariable = (role: string) => `--lx-color-${role.replaceAll('.', '-')}`;

type Groups = { color: { $type: 'color' } & Record<string, unknown> };

function groups(colours: Readonly<Record<string, Colour>>): Groups {
  const color: Groups['color'] = { $type: 'color' };
  for (const [role, colour] of Object.entries(colours)) {
    const [group = '', name = ''] = role.split('.');
    color[group] = { ...(color[group] as object), [name]: { $value: tokenValue(colour) } };
  }
  return { color };
}

const tokenValue = ({ hex, alpha }: Colour) => ({
  colorSpace: 'srgb',
  components: (parseHex(hex) ?? []).map((part) => Number(part.toFixed(4))),
  alpha,
  hex,
});
