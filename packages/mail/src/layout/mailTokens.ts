import { tokens } from '@luxe/tokens/catalogue';
import { blendOver, toHex } from '@luxe/tokens/colour';

type Value = (typeof tokens)[number]['value'];
/** Themes of messages: `light` is inline, `dark` follows the system. */
export type MailTheme = 'light' | 'dark';

const byId = new Map(tokens.map((token) => [token.id, token]));

function valueOf(id: string, theme: MailTheme = 'dark'): Value {
  const token = byId.get(id);
  if (!token) throw new RangeError(`There is no token ${id}`);
  return token.overrides?.[theme] ?? token.value;
}

/**
 * An opaque colour, `#rrggbb`. A translucent colour is blended over the page, because mail clients cannot.
 */
export function colour(id: string, theme: MailTheme): string {
  const { components, alpha = 1 } = valueOf(`color.${id}`, theme) as {
    readonly components: readonly number[];
    readonly alpha?: number;
  };
  const hex = toHex(components);
  return alpha === 1 ? hex : blendOver({ hex, alpha }, colour('bg.page', theme));
}

/** A colour of the palette, which no theme changes. */
export const paletteColour = (id: string): string =>
  toHex((valueOf(`palette.${id}`) as { readonly components: readonly number[] }).components);

/** A size in px: a space, or a font size. */
export function px(id: string): number {
  const { value, unit } = valueOf(id) as { readonly value: number; readonly unit: string };
  return Math.round(unit === 'rem' ? value * 16 : value);
}

/** A font family for an inline style. Mail clients load no fonts of ours, so most show the last names. */
export const fontFamily = (id: 'display' | 'text'): string =>
  (valueOf(`font.family.${id}`) as readonly string[])
    .map((name) => (name.includes(' ') ? `'${name}'` : name))
    .join(', ');
