/**
 * What is measured: foreground, ground, least ratio, and a wash that lies between them where there is one. Names are
 * those under `color.`; a translucent colour is laid over the ground first.
 */
export type Pair = readonly [foreground: string, ground: string, needs: number, wash?: string];

/** Every ground that words may stand on. */
export const grounds = ['bg.page', 'bg.raised', 'bg.sunken', 'bg.media', 'bg.hover'] as const;
/** Every colour that words may have, but that of disabled ones: WCAG exempts those, and they never say a fact alone. */
export const words = [
  'text.primary',
  'text.secondary',
  'text.tertiary',
  'text.accent',
  'text.error',
  'text.success',
  'text.warning',
] as const;

const onGrounds = (needs: number) =>
  grounds.flatMap((ground) => words.map((word): Pair => [word, ground, needs]));

/** Words and grounds that come as a pair of their own. */
const ownPairs = (needs: number): Pair[] => [
  ['action.on-primary', 'action.primary', needs],
  ['action.on-primary', 'action.primary-hover', needs],
  ['action.on-primary', 'action.primary-active', needs],
  ['text.inverse', 'bg.inverse', needs],
];

/** Edges of what is operable, the focus ring and the flame as a mark. */
const edges = (needs: number): Pair[] => [
  ['border.control', 'bg.page', needs],
  ['border.control', 'bg.raised', needs],
  ['border.focus', 'bg.page', needs],
  ['border.focus', 'bg.raised', needs],
  ['border.focus', 'bg.media', needs],
  ['border.focus', 'border.focus-halo', needs],
  ['accent.base', 'bg.page', needs],
  ['accent.base', 'bg.raised', needs],
];

/** A store's banner. */
export const storePairs: readonly Pair[] = [
  ['store.text', 'store.surface', 4.5],
  ['store.muted', 'store.surface', 4.5],
  ['store.text', 'store.media', 4.5],
  ['store.accent', 'store.surface', 3],
];

/** What AA asks (WCAG 2.2, 1.4.3 and 1.4.11): 4.5 for words, 3 for the edges of controls, focus rings and marks. */
export const contrastPairs: readonly Pair[] = [
  ...onGrounds(4.5),
  ...ownPairs(4.5),
  ['text.on-accent', 'accent.base', 4.5],
  ['text.primary', 'bg.page', 4.5, 'action.ghost-hover'],
  ['text.primary', 'bg.page', 4.5, 'action.ghost-active'],
  ...edges(3),
  ...storePairs,
];

/** Where less is said in colour alone: hairlines can be seen and what is disabled can be read. */
const seen: readonly Pair[] = [
  ['text.disabled', 'bg.page', 4.5],
  ['border.hairline', 'bg.page', 3],
  ['border.hairline', 'bg.raised', 3],
  ['border.strong', 'bg.page', 3],
  ['text.on-accent', 'accent.base', 4.5],
];

/** What our own themes promise under `prefers-contrast: more`: AAA for words (1.4.6), 4.5 for edges. */
export const contrastMorePairs: readonly Pair[] = [...onGrounds(7), ...ownPairs(7), ...edges(4.5), ...seen];

/**
 * The same of a custom theme. On a brand's mid-tone no colour at all reaches 7, so the floor is that of AA; themeFromBrand
 * goes to 7 wherever that is possible.
 */
export const customMorePairs: readonly Pair[] = [...onGrounds(4.5), ...ownPairs(4.5), ...edges(4.5), ...seen];
