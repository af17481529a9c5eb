import { measured, mix, over, ratio, solid, type Colour } from './colour.ts';
import { correctStore, type Correction, type StoreColours } from './storeGuard.ts';

/** Every colour that a theme sets, by its name under `color.`. */
export type Roles = Readonly<Record<Role, Colour>>;
export type Role = keyof ReturnType<typeof derive>;

export type BrandTheme = {
  /** What form controls and scroll bars of the browser follow. */
  scheme: 'dark' | 'light';
  /** The five colours after the guard. */
  brand: StoreColours;
  corrections: readonly Correction[];
  roles: Roles;
  /** What changes under `prefers-contrast: more`. */
  more: Readonly<Record<MoreRole, Colour>>;
  /** Brightness of opaque photographs: `filter.photo`. */
  photo: number;
};

export const moreRoles = [
  'text.primary',
  'text.secondary',
  'text.tertiary',
  'text.disabled',
  'text.accent',
  'text.error',
  'text.success',
  'text.warning',
  'text.on-accent',
  'border.hairline',
  'border.strong',
  'border.control',
  'border.focus',
  'accent.base',
  'accent.line',
] as const satisfies readonly Role[];
export type MoreRole = (typeof moreRoles)[number];

/** Our hues of status in either scheme: primitives rose, neem and haldi. */
const status = {
  dark: { error: '#f2a09b', success: '#a9c49a', warning: '#e8cf7c' },
  light: { error: '#a3231f', success: '#3b6132', warning: '#6e5600' },
} as const;
const [black, white] = ['#000000', '#ffffff'];
const [ivory, ink] = ['#f4eee3', '#12100e'];

/**
 * A whole theme from a brand's five colours, each `#rrggbb`. Grounds and edges are steps between surface and text; words
 * start from the brand's own colour and go towards `text` only as far as reading asks. Text on every ground, every edge
 * and mark passes what `contrastPairs` and `customMorePairs` ask, whatever the five are.
 */
export function themeFromBrand(given: StoreColours): BrandTheme {
  const { colours: brand, corrections } = correctStore(given);
  const scheme = isLighter(brand.text, brand.surface) ? 'dark' : 'light';
  return {
    scheme,
    brand,
    corrections,
    roles: derive(brand, scheme, usual),
    more: moreOf(derive(brand, scheme, more)),
    photo: scheme === 'dark' ? 0.84 : 1,
  };
}

/** What to reach where the brand allows it, and what to reach in any case. */
type Aim = { words: number; edges: number; hairline: number; strong: number; tertiary: number };
const usual: Aim = { words: 4.5, edges: 3, hairline: 0.14, strong: 0.3, tertiary: 4.6 };
const more: Aim = { words: 7, edges: 4.5, hairline: 0.3, strong: 0.5, tertiary: 7 };

function derive(brand: StoreColours, scheme: 'dark' | 'light', aim: Aim) {
  const dark = scheme === 'dark';
  const { surface: page, text } = brand;
  const towardsText = (share: number) => mix(page, text, share);
  /** A ground on which the text would no longer read is the page again. */
  const ground = (wanted: string) => (ratio(text, wanted) >= usual.words ? wanted : page);

  const raised = ground(dark ? towardsText(0.035) : mix(page, white, 0.5));
  const sunken = ground(mix(page, black, dark ? 0.3 : 0.04));
  const hover = ground(towardsText(0.07));
  const media = ground(brand.media);
  const grounds = [page, raised, sunken, hover, media];

  /** The colour itself, or the first step from it towards `goal` that reads on all the grounds. */
  const firstOf = (from: string, goal: string, needs: number, on: readonly string[]) =>
    steps.map((share) => mix(from, goal, share)).find((colour) => reads(colour, on, needs));
  const strongest = dark ? white : black;
  /** The text, or what is stronger where 7 is asked; the strongest there is on a mid-tone, where nothing reaches it. */
  const best =
    firstOf(text, strongest, aim.words, grounds) ??
    (reads(strongest, grounds, usual.words) ? strongest : text);
  const readable = (from: string, needs: number, on: readonly string[], goal = text) =>
    firstOf(from, goal, needs, on) ?? goal;
  const word = (from: string, needs = aim.words) => readable(from, needs, grounds, best);
  /** As faint as the need allows: from the ground towards the text. */
  const edge = (needs: number) => readable(towardsText(0.3), needs, grounds);

  const secondary = word(brand.muted);
  const mark = readable(brand.accent, aim.edges, [page, raised]);
  const wash = (most: number) =>
    [most, most / 2, most / 4].find(
      (alpha) => measured(solid(text), solid(page), { hex: text, alpha }) >= usual.words,
    ) ?? 0;
  const line = (least: number, needs: number): Colour => {
    const alpha = alphas.find(
      (one) =>
        one >= least && [page, raised].every((on) => ratio(over({ hex: text, alpha: one }, on), on) >= needs),
    );
    return { hex: text, alpha: alpha ?? 1 };
  };
  const lift = mix(text, strongest, 0.4);
  const drop = towardsText(0.88);

  return {
    'bg.page': solid(page),
    'bg.raised': solid(raised),
    'bg.sunken': solid(sunken),
    'bg.media': solid(media),
    'bg.hover': solid(hover),
    'bg.inverse': solid(text),
    'bg.scrim': { hex: mix(dark ? page : text, black, 0.4), alpha: dark ? 0.72 : 0.48 },
    'bg.skeleton': solid(hover),
    'bg.skeleton-sheen': solid(towardsText(0.12)),
    'bg.lamp': dark ? { hex: text, alpha: 0.1 } : { hex: white, alpha: 0.6 },
    'text.primary': solid(best),
    'text.secondary': solid(secondary),
    'text.tertiary': solid(
      aim === more ? secondary : (fainter(secondary, page, grounds, aim.tertiary) ?? secondary),
    ),
    'text.disabled': solid(aim === more ? edge(usual.words) : towardsText(0.38)),
    'text.inverse': solid(page),
    'text.accent': solid(word(brand.accent)),
    'text.error': solid(word(status[scheme].error)),
    'text.success': solid(word(status[scheme].success)),
    'text.warning': solid(word(status[scheme].warning)),
    'text.on-accent': solid(onMark(mark, [page, text])),
    'border.hairline': line(aim.hairline, aim === more ? 3 : 0),
    'border.strong': line(aim.strong, aim === more ? 3 : 0),
    'border.control': solid(edge(aim.edges)),
    'border.focus': solid(readable(brand.accent, aim.edges, grounds)),
    'border.focus-halo': solid(page),
    'action.primary': solid(text),
    'action.primary-hover': solid(ratio(lift, page) >= usual.words ? lift : text),
    'action.primary-active': solid(ratio(drop, page) >= usual.words ? drop : text),
    'action.on-primary': solid(page),
    'action.ghost-hover': { hex: text, alpha: wash(0.06) },
    'action.ghost-active': { hex: text, alpha: wash(0.12) },
    'accent.base': solid(mark),
    'accent.line': solid(mark),
    'store.surface': solid(brand.surface),
    'store.text': solid(brand.text),
    'store.muted': solid(brand.muted),
    'store.accent': solid(brand.accent),
    'store.media': solid(brand.media),
  };
}

const moreOf = (roles: Roles) =>
  Object.fromEntries(moreRoles.map((role) => [role, roles[role]])) as BrandTheme['more'];

/** 0 to 1 in fiftieths. */
const steps = Array.from({ length: 51 }, (_, at) => at / 50);
const alphas = steps.slice(1);

const reads = (colour: string, grounds: readonly string[], needs: number) =>
  grounds.every((ground) => ratio(colour, ground) >= needs);

/** As far from the words towards the ground as still reads, at most half way. */
const fainter = (from: string, ground: string, grounds: readonly string[], needs: number) =>
  steps
    .slice(0, 26)
    .toReversed()
    .map((share) => mix(from, ground, share))
    .find((colour) => reads(colour, grounds, needs));

/** The brand's own if they read on the mark, else ours, else black or white: one of the two always reaches 4.5. */
const onMark = (mark: string, own: readonly string[]) =>
  [...own, ivory, ink, black, white].find((colour) => ratio(colour, mark) >= usual.words) ?? black;

const isLighter = (colour: string, than: string) => ratio(colour, black) > ratio(than, black);
