import { contrastRatio, type Rgb } from '../src/contrast.ts';

/** Foreground, ground, least ratio. Names are those under `color.`. */
export type Pair = readonly [foreground: string, ground: string, needs: number];
export type Lookup = (id: string) => readonly number[] | undefined;

const grounds = ['page', 'raised', 'media', 'hover'];
const words = ['primary', 'secondary', 'tertiary', 'accent', 'error', 'success', 'warning'];

/** What AA asks: 4.5 for words, 3 for the edges of controls, focus rings and marks. */
export const contrastPairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => words.map((word): Pair => [`text.${word}`, `bg.${ground}`, 4.5])),
  ['action.on-primary', 'action.primary', 4.5],
  ['action.on-primary', 'action.primary-hover', 4.5],
  ['action.on-primary', 'action.primary-active', 4.5],
  ['text.on-accent', 'accent.base', 4.5],
  ['text.inverse', 'bg.inverse', 4.5],
  ['border.control', 'bg.page', 3],
  ['border.control', 'bg.raised', 3],
  ['border.focus', 'bg.page', 3],
  ['border.focus', 'bg.raised', 3],
  ['border.focus', 'bg.media', 3],
  ['border.focus', 'border.focus-halo', 3],
  ['accent.base', 'bg.page', 3],
  ['accent.base', 'bg.raised', 3],
];

const storePairs: readonly Pair[] = [
  ['store.text', 'store.surface', 4.5],
  ['store.muted', 'store.surface', 4.5],
  ['store.text', 'store.media', 4.5],
  ['store.accent', 'store.surface', 3],
];

/** Every combination of theme and catalogue a shopper can see, and the sample store. */
export const contrastRooms: readonly {
  name: string;
  input: Record<string, string>;
  pairs?: readonly Pair[];
}[] = [
  { name: 'dark', input: { theme: 'dark' } },
  { name: 'light', input: { theme: 'light' } },
  { name: 'indiluxe dark', input: { theme: 'dark', catalogue: 'indiluxe-dark' } },
  { name: 'indiluxe light', input: { theme: 'light', catalogue: 'indiluxe-light' } },
  { name: 'store', input: { store: 'neelam-vaid' }, pairs: storePairs },
];

/** The pairs that fall short, in words. A colour that is missing also counts. */
export function failures(colour: Lookup, pairs: readonly Pair[] = contrastPairs): string[] {
  return pairs.flatMap(([foreground, ground, needs]) => {
    const [front, back] = [colour(`color.${foreground}`), colour(`color.${ground}`)];
    if (front === undefined || back === undefined) return [`${foreground} on ${ground}: no such colour`];
    const ratio = contrastRatio(front as unknown as Rgb, back as unknown as Rgb);
    return ratio < needs ? [`${foreground} on ${ground}: ${ratio.toFixed(2)}, needs ${needs}`] : [];
  });
}
