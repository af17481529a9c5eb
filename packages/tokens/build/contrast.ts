import { measured, toHex, type Colour } from '../src/colour.ts';
import { contrastMorePairs, contrastPairs, customMorePairs, type Pair } from '../src/contrastPairs.ts';

/** A colour token's value, or undefined where a theme has none of that name. */
export type Lookup = (id: string) => { components: readonly number[]; alpha?: number } | undefined;

/** A combination of theme, catalogue and contrast that a shopper can see. */
export type Room = {
  /** Also the name of its file for design tools. */
  name: string;
  /** What the resolver is asked. */
  input: Readonly<Record<string, string>>;
  pairs: readonly Pair[];
};

const ours = (theme: 'dark' | 'light'): Room[] => {
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

export const rooms: readonly Room[] = [
  ...ours('dark'),
  ...ours('light'),
  { name: 'dark-store-neelam-vaid', input: { theme: 'dark', store: 'neelam-vaid' }, pairs: contrastPairs },
  { name: 'light-store-neelam-vaid', input: { theme: 'light', store: 'neelam-vaid' }, pairs: contrastPairs },
  { name: 'custom', input: { theme: 'custom' }, pairs: contrastPairs },
  {
    name: 'custom-more-contrast',
    input: { theme: 'custom', contrast: 'more-custom' },
    pairs: customMorePairs,
  },
];

/** The pairs that fall short, in words. A colour that is missing also counts. */
export function failures(colour: Lookup, pairs: readonly Pair[] = contrastPairs): string[] {
  return pairs.flatMap(([foreground, ground, needs, wash]) => {
    const [front, back, between] = [drawn(colour, foreground), drawn(colour, ground), drawn(colour, wash)];
    if (front === undefined || back === undefined || (wash !== undefined && between === undefined))
      return [`${foreground} on ${ground}: no such colour`];
    const ratio = measured(front, back, between);
    return ratio < needs ? [`${foreground} on ${ground}: ${ratio.toFixed(2)}, needs ${needs}`] : [];
  });
}

/** As the browser draws it: eight bits a channel. */
function drawn(colour: Lookup, role: string | undefined): Colour | undefined {
  const value = role === undefined ? undefined : colour(`color.${role}`);
  return value && { hex: toHex(value.components), alpha: value.alpha ?? 1 };
}
