import { contrastOn, mix, blendOver, ratio, solid, type Colour } from './colour.ts';
import { correctBrand, type Correction } from './correctBrand.ts';
import type { StoreColours } from './storeGuard.ts';

/** All colours of a theme, by token name under `color.`. */
export type Roles = Readonly<Record<Role, Colour>>;
export type Role = keyof ReturnType<typeof derive>;

export type BrandTheme = {
  /** `color-scheme`, which form controls and scroll bars of the browser follow. */
  scheme: 'dark' | 'light';
  /** The five colours after correction. */
  brand: StoreColours;
  corrections: readonly Correction[];
  roles: Roles;
  /** The colours that change under `prefers-contrast: more`. */
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

/** Status colours of each scheme: the primitives rose, neem and haldi. */
const status = {
  dark: { error: '#f2a09b', success: '#a9c49a', warning: '#e8cf7c' },
  light: { error: '#a3231f', success: '#3b6132', warning: '#6e5600' },
} as const;
const [black, white] = ['#000000', '#ffffff'];
const [ivory, ink] = ['#f4eee3', '#12100e'];

/**
 * Derives a complete theme from the five colours of a brand, each `#rrggbb`. Most backgrounds and edges are
 * mixed from surface and text. Text colours start from the brand colour and move towards `text` only as far
 * as contrast requires. For any five colours, all pairs of `contrastPairs` and `customMorePairs` pass.
 */
export function themeFromBrand(given: StoreColours): BrandTheme {
  const { colours: brand, corrections } = correctBrand(given);
  const scheme = isLighter(brand.text, brand.surface) ? 'dark' : 'light';
  return {
    scheme,
    brand,
    corrections,
    roles: derive(brand, scheme, standardTargets),
    more: moreOf(derive(brand, scheme, moreTargets)),
    photo: scheme === 'dark' ? 0.84 : 1,
  };
}

/**
 * Targets of a theme: contrast ratios of `text`, `edges` and `tertiary` text, and minimum opacities of
 * `hairline` and `strong` lines.
 */
type Targets = { text: number; edges: number; hairline: number; strong: number; tertiary: number };
const standardTargets: Targets = { text: 4.5, edges: 3, hairline: 0.14, strong: 0.3, tertiary: 4.6 };
const moreTargets: Targets = { text: 7, edges: 4.5, hairline: 0.3, strong: 0.5, tertiary: 7 };

function derive(brand: StoreColours, scheme: 'dark' | 'light', targets: Targets) {
  const dark = scheme === 'dark';
  const { surface: page, text } = brand;
  const towardsText = (share: number) => mix(page, text, share);
  /** Returns `wanted`, or the page background if the text would have too little contrast on `wanted`. */
  const readableBackground = (wanted: string) =>
    ratio(text, wanted) >= standardTargets.text ? wanted : page;

  const raised = readableBackground(dark ? towardsText(0.035) : mix(page, white, 0.5));
  const sunken = readableBackground(mix(page, black, dark ? 0.3 : 0.04));
  const hover = readableBackground(towardsText(0.07));
  const media = readableBackground(brand.media);
  const backgrounds = [page, raised, sunken, hover, media];

  /**
   * Moves in steps from one colour to the other, and returns the first colour with enough contrast on all
   * backgrounds. `undefined` if there is none.
   */
  const firstOf = (from: string, goal: string, needs: number, on: readonly string[]) =>
    steps.map((share) => mix(from, goal, share)).find((colour) => isReadable(colour, on, needs));
  const strongest = dark ? white : black;
  /**
   * The text colour, moved towards black or white if the target ratio requires it. On mid-tone backgrounds,
   * not even black or white may reach the target. Then the result is black or white if that meets AA,
   * otherwise the unchanged text colour.
   */
  const best =
    firstOf(text, strongest, targets.text, backgrounds) ??
    (isReadable(strongest, backgrounds, standardTargets.text) ? strongest : text);
  const readable = (from: string, needs: number, on: readonly string[], goal = text) =>
    firstOf(from, goal, needs, on) ?? goal;
  const textColour = (from: string, needs = targets.text) => readable(from, needs, backgrounds, best);
  /**
   * The edge colour: a mixture of background and text colour with enough contrast. The share of the text
   * colour is as low as possible, but at least 30 %.
   */
  const edge = (needs: number) => readable(towardsText(0.3), needs, backgrounds);

  const secondary = textColour(brand.muted);
  const mark = readable(brand.accent, targets.edges, [page, raised]);
  const wash = (maxAlpha: number) =>
    [maxAlpha, maxAlpha / 2, maxAlpha / 4].find(
      (alpha) => contrastOn(solid(text), solid(page), { hex: text, alpha }) >= standardTargets.text,
    ) ?? 0;
  const line = (minAlpha: number, needs: number): Colour => {
    const alpha = alphas.find(
      (one) =>
        one >= minAlpha &&
        [page, raised].every((on) => ratio(blendOver({ hex: text, alpha: one }, on), on) >= needs),
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
    'bg.glow': dark ? { hex: text, alpha: 0.1 } : { hex: white, alpha: 0.6 },
    'text.primary': solid(best),
    'text.secondary': solid(secondary),
    'text.tertiary': solid(
      targets === moreTargets
        ? secondary
        : (fainter(secondary, page, backgrounds, targets.tertiary) ?? secondary),
    ),
    'text.disabled': solid(targets === moreTargets ? edge(standardTargets.text) : towardsText(0.38)),
    'text.inverse': solid(page),
    'text.accent': solid(textColour(brand.accent)),
    'text.error': solid(textColour(status[scheme].error)),
    'text.success': solid(textColour(status[scheme].success)),
    'text.warning': solid(textColour(status[scheme].warning)),
    'text.on-accent': solid(textOnMark(mark, [page, text])),
    'border.hairline': line(targets.hairline, targets === moreTargets ? 3 : 0),
    'border.strong': line(targets.strong, targets === moreTargets ? 3 : 0),
    'border.control': solid(edge(targets.edges)),
    'border.focus': solid(readable(brand.accent, targets.edges, backgrounds)),
    'border.focus-halo': solid(page),
    'action.primary': solid(text),
    'action.primary-hover': solid(ratio(lift, page) >= standardTargets.text ? lift : text),
    'action.primary-active': solid(ratio(drop, page) >= standardTargets.text ? drop : text),
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

/** Shares for mixing two colours, from 0 to 1 in steps of 0.02. */
const steps = Array.from({ length: 51 }, (_, at) => at / 50);
const alphas = steps.slice(1);

const isReadable = (colour: string, backgrounds: readonly string[], needs: number) =>
  backgrounds.every((background) => ratio(colour, background) >= needs);

/**
 * Mixes a text colour with a background, at most half and half. Returns the faintest mixture that has enough
 * contrast.
 */
const fainter = (from: string, background: string, backgrounds: readonly string[], needs: number) =>
  steps
    .slice(0, 26)
    .toReversed()
    .map((share) => mix(from, background, share))
    .find((colour) => isReadable(colour, backgrounds, needs));

/**
 * The text colour on the accent colour. Tries the colours in `own`, then ivory, ink, black and white, and
 * returns the first with enough contrast. Black or white always reaches 4.5.
 */
const textOnMark = (mark: string, own: readonly string[]) =>
  [...own, ivory, ink, black, white].find((colour) => ratio(colour, mark) >= standardTargets.text) ?? black;

const isLighter = (colour: string, than: string) => ratio(colour, black) > ratio(than, black);
