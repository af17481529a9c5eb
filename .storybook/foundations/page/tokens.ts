import { tokens, type CatalogueToken, type ColourValue, type TokenValue } from '@luxe/tokens/catalogue';
import { cssColour, measured, toHex, type Colour } from '@luxe/tokens/colour';
import { contrastMorePairs, contrastPairs, customMorePairs, type Pair } from '@luxe/tokens/contrast-pairs';
import type { Variables } from './Paint.tsx';

const byId = new Map(tokens.map((token) => [token.id, token]));

/** The tokens of a group, in order: `space`, `font.size`. */
export const tokensUnder = (group: string): readonly CatalogueToken[] =>
  tokens.filter(({ id }) => id.startsWith(`${group}.`));

/** The last part of a token's name. */
export const shortName = ({ id }: CatalogueToken) => id.slice(id.lastIndexOf('.') + 1);

const valueIn = (token: CatalogueToken, room: string): TokenValue => token.differs?.[room] ?? token.value;

/** A length or a time as it is written: `16 px`, `0.9375 rem`. */
export function printMeasure(value: TokenValue): string {
  if (typeof value === 'object' && 'unit' in value) return `${String(value.value)} ${String(value.unit)}`;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return String(value);
}

/** A length or a time as a number of its unit. */
export const amount = (value: TokenValue): number =>
  typeof value === 'object' && 'unit' in value ? Number(value.value) : Number(value);

/** A colour role, named as under `color.`, in a room. */
export function colourIn(role: string, room: string): Colour {
  const token = byId.get(`color.${role}`);
  if (token === undefined) throw new Error(`No colour ${role}`);
  const { components, alpha = 1 } = valueIn(token, room) as ColourValue;
  return { hex: toHex(components), alpha };
}

/** What a room promises. */
function pairsOf(room: string): readonly Pair[] {
  if (!room.endsWith('more-contrast')) return contrastPairs;
  return room.startsWith('custom') ? customMorePairs : contrastMorePairs;
}

export type Reading = { pair: Pair; ratio: number };

/** The pair with the least to spare of those that a role is part of; undefined where nothing is asked of it. */
export function worstReading(role: string, room: string): Reading | undefined {
  return pairsOf(room)
    .filter(([front, ground, , wash]) => [front, ground, wash].includes(role))
    .map((pair): Reading => ({ pair, ratio: readPair(pair, (name) => colourIn(name, room)) }))
    .sort((a, b) => a.ratio / a.pair[2] - b.ratio / b.pair[2])[0];
}

export const readPair = ([front, ground, , wash]: Pair, at: (role: string) => Colour) =>
  measured(at(front), at(ground), wash === undefined ? undefined : at(wash));

/** Every colour of a room as variables. */
export function roomVariables(room: string): Variables {
  const colours = tokensUnder('color').map(({ id, variable }) => [
    variable,
    cssColour(colourIn(id.slice('color.'.length), room)),
  ]);
  return Object.fromEntries(colours) as Variables;
}

export const roomTitles: Readonly<Record<string, string>> = {
  dark: 'Dark',
  light: 'Light',
  'indiluxe-dark': 'Indiluxe dark',
  'indiluxe-light': 'Indiluxe light',
  custom: 'Custom',
  'dark-more-contrast': 'Dark, more contrast',
  'light-more-contrast': 'Light, more contrast',
  'custom-more-contrast': 'Custom, more contrast',
};
