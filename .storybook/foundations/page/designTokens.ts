import { tokens, type CatalogueToken, type ColourValue, type TokenValue } from '@luxe/tokens/catalogue';
import { cssColour, contrastOn, toHex, type Colour } from '@luxe/tokens/colour';
import { contrastMorePairs, contrastPairs, customMorePairs, type Pair } from '@luxe/tokens/contrast-pairs';
import type { Variables } from './CssVariableScope.tsx';

const byId = new Map(tokens.map((token) => [token.id, token]));

/** The tokens of a group in order, such as `space` or `font.size`. */
export const tokensUnder = (group: string): readonly CatalogueToken[] =>
  tokens.filter(({ id }) => id.startsWith(`${group}.`));

/** The last part of a token's name. */
export const shortName = ({ id }: CatalogueToken) => id.slice(id.lastIndexOf('.') + 1);

const valueIn = (token: CatalogueToken, themeVariant: string): TokenValue =>
  token.overrides?.[themeVariant] ?? token.value;

/** A length or a time as text: `16 px`, `0.9375 rem`. */
export function printMeasure(value: TokenValue): string {
  if (typeof value === 'object' && 'unit' in value) return `${String(value.value)} ${String(value.unit)}`;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return String(value);
}

/** A length or a time as a number without its unit. */
export const amount = (value: TokenValue): number =>
  typeof value === 'object' && 'unit' in value ? Number(value.value) : Number(value);

/** The colour of a role (named without `color.`) in a theme variant. Throws for an unknown role. */
export function colourIn(role: string, themeVariant: string): Colour {
  const token = byId.get(`color.${role}`);
  if (token === undefined) throw new Error(`No colour ${role}`);
  const { components, alpha = 1 } = valueIn(token, themeVariant) as ColourValue;
  return { hex: toHex(components), alpha };
}

/** The contrast pairs that a theme variant must pass. */
function pairsOf(themeVariant: string): readonly Pair[] {
  if (!themeVariant.endsWith('more-contrast')) return contrastPairs;
  return themeVariant.startsWith('custom') ? customMorePairs : contrastMorePairs;
}

export type Reading = { pair: Pair; ratio: number };

/**
 * Among the colour pairs that contain the role, the pair with the smallest contrast margin. The margin is the
 * measured ratio divided by the required ratio. Undefined when no pair contains the role.
 */
export function worstReading(role: string, themeVariant: string): Reading | undefined {
  return pairsOf(themeVariant)
    .filter(([front, background, , wash]) => [front, background, wash].includes(role))
    .map((pair): Reading => ({ pair, ratio: readPair(pair, (name) => colourIn(name, themeVariant)) }))
    .sort((a, b) => a.ratio / a.pair[2] - b.ratio / b.pair[2])[0];
}

export const readPair = ([front, background, , wash]: Pair, at: (role: string) => Colour) =>
  contrastOn(at(front), at(background), wash === undefined ? undefined : at(wash));

/** Every colour of a theme variant as CSS variables. */
export function themeVariantVariables(themeVariant: string): Variables {
  const colours = tokensUnder('color').map(({ id, variable }) => [
    variable,
    cssColour(colourIn(id.slice('color.'.length), themeVariant)),
  ]);
  return Object.fromEntries(colours) as Variables;
}

export const themeVariantTitles: Readonly<Record<string, string>> = {
  dark: 'Dark',
  light: 'Light',
  'indiluxe-dark': 'Indiluxe dark',
  'indiluxe-light': 'Indiluxe light',
  custom: 'Custom',
  'dark-more-contrast': 'Dark, more contrast',
  'light-more-contrast': 'Light, more contrast',
  'custom-more-contrast': 'Custom, more contrast',
};
