import { contrastOn, toHex, type Colour } from '../src/colour.ts';
import { contrastMorePairs, contrastPairs, customMorePairs, type Pair } from '../src/contrastPairs.ts';

/** Returns the value of a colour token, or `undefined` if the theme does not define it. */
export type Lookup = (id: string) => { components: readonly number[]; alpha?: number } | undefined;

/** A combination of theme, catalogue and contrast that a shopper can see. */
export type ThemeVariant = {
  /** Name of the variant, and of its file for design tools. */
  name: string;
  /** Input of the resolver. */
  input: Readonly<Record<string, string>>;
  pairs: readonly Pair[];
};

const ownThemeVariants = (theme: 'dark' | 'light'): ThemeVariant[] => {
  const indiluxe = { theme, catalogue: `indiluxe-${theme}` };
  const contrast = `more-${theme}`;
  return [
    { name: theme, input: { theme }, pairs: contrastPairs },
    { name: `indiluxe-${theme}`, input: indiluxe, pairs: contrastPairs },
    { name: `${theme}-more-contrast`, input: { theme, contrast }, pairs: contrastMorePairs },
    {
      name: `indiluxe-${theme}-more-contrast`,
      input: { ...indiluxe, contrast },
      pairs: contrastMorePairs,
    },
  ];
};

export const themeVariants: readonly ThemeVariant[] = [
  ...ownThemeVariants('dark'),
  ...ownThemeVariants('light'),
  { name: 'dark-store-neelam-vaid', input: { theme: 'dark', store: 'neelam-vaid' }, pairs: contrastPairs },
  { name: 'light-store-neelam-vaid', input: { theme: 'light', store: 'neelam-vaid' }, pairs: contrastPairs },
  { name: 'custom', input: { theme: 'custom' }, pairs: contrastPairs },
  {
    name: 'custom-more-contrast',
    input: { theme: 'custom', contrast: 'more-custom' },
    pairs: customMorePairs,
  },
];

/**
 * Describes each colour pair whose contrast is below the required ratio. A pair with a missing colour also
 * counts as a failure.
 */
export function failures(colour: Lookup, pairs: readonly Pair[] = contrastPairs): string[] {
  return pairs.flatMap(([foreground, background, needs, wash]) => {
    const [front, back, between] = [
      drawn(colour, foreground),
      drawn(colour, background),
      drawn(colour, wash),
    ];
    if (front === undefined || back === undefined || (wash !== undefined && between === undefined))
      return [`${foreground} on ${background}: no such colour`];
    const ratio = contrastOn(front, back, between);
    return ratio < needs ? [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${needs}`] : [];
  });
}

/** The colour as the browser draws it, with 8 bits per channel. */
function drawn(colour: Lookup, role: string | undefined): Colour | undefined {
  const value = role === undefined ? undefined : colour(`color.${role}`);
  return value && { hex: toHex(value.components), alpha: value.alpha ?? 1 };
}
