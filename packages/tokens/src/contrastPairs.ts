/**
 * A contrast requirement: foreground, background, minimum ratio, and an optional wash (a translucent layer)
 * between them. Names are token names under `color.`. A translucent colour is first drawn over the
 * background.
 */
export type Pair = readonly [foreground: string, background: string, needs: number, wash?: string];

/** All backgrounds of text. */
export const backgrounds = ['bg.page', 'bg.raised', 'bg.sunken', 'bg.media', 'bg.hover'] as const;
/**
 * All text colours except disabled, which WCAG exempts. Disabled text is never the only place where a fact is
 * stated.
 */
export const textColours = [
  'text.primary',
  'text.secondary',
  'text.tertiary',
  'text.accent',
  'text.error',
  'text.success',
  'text.warning',
] as const;

const textPairs = (needs: number) =>
  backgrounds.flatMap((background) => textColours.map((textColour): Pair => [textColour, background, needs]));

/** Text colours for one kind of background: primary buttons, inverse areas. */
const ownPairs = (needs: number): Pair[] => [
  ['action.on-primary', 'action.primary', needs],
  ['action.on-primary', 'action.primary-hover', needs],
  ['action.on-primary', 'action.primary-active', needs],
  ['text.inverse', 'bg.inverse', needs],
];

/** Edges of controls, the focus ring, and the accent colour in marks (not in text). */
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

/**
 * Requirements of AA (WCAG 2.2, 1.4.3 and 1.4.11): 4.5 for text, 3 for edges of controls, focus rings and
 * marks.
 */
export const contrastPairs: readonly Pair[] = [
  ...textPairs(4.5),
  ...ownPairs(4.5),
  ['text.on-accent', 'accent.base', 4.5],
  ['text.primary', 'bg.page', 4.5, 'action.ghost-hover'],
  ['text.primary', 'bg.page', 4.5, 'action.ghost-active'],
  ...edges(3),
  ...storePairs,
];

/** Pairs that only `prefers-contrast: more` requires: visible hairlines and readable disabled text. */
const faintPairs: readonly Pair[] = [
  ['text.disabled', 'bg.page', 4.5],
  ['border.hairline', 'bg.page', 3],
  ['border.hairline', 'bg.raised', 3],
  ['border.strong', 'bg.page', 3],
  ['text.on-accent', 'accent.base', 4.5],
];

/**
 * Requirements of the shop's own themes under `prefers-contrast: more`: AAA for text (1.4.6), 4.5 for edges.
 */
export const contrastMorePairs: readonly Pair[] = [
  ...textPairs(7),
  ...ownPairs(7),
  ...edges(4.5),
  ...faintPairs,
];

/**
 * Requirements of a custom theme under `prefers-contrast: more`. On a mid-tone no colour reaches 7, so text
 * only has to meet AA (4.5). `themeFromBrand` reaches 7 wherever the brand colours allow it.
 */
export const customMorePairs: readonly Pair[] = [
  ...textPairs(4.5),
  ...ownPairs(4.5),
  ...edges(4.5),
  ...faintPairs,
];
