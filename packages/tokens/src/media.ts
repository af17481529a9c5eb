import { breakpoints } from './generated/constants.ts';

const from = (px: number) => `@media (min-width: ${px}px)`;
/** The .02 leaves no width, however fractional, that both sides miss. */
const below = (px: number) => `@media (max-width: ${px - 0.02}px)`;

/**
 * Media queries of the layout, for styled-components: css`${media.from768} { … }`. A media query cannot read a
 * variable, so these come from the breakpoint tokens at build time.
 */
export const media = {
  from640: from(breakpoints.sm),
  from768: from(breakpoints.md),
  from1024: from(breakpoints.lg),
  from1600: from(breakpoints.xl),
  from1800: from(breakpoints.xxl),
  below640: below(breakpoints.sm),
  below768: below(breakpoints.md),
  below1024: below(breakpoints.lg),
  /** A pointer that hovers: hover styles belong here, or they stick after a tap. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A finger: targets grow to 44. */
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  /** Nobody answers a button: what only a script can do goes, and what stands in its place shows. */
  withoutScripts: '@media (scripting: none)',
} as const;

const fromWidth = <Px extends number>(px: Px) => `@container (min-width: ${px}px)` as const;

/** Container queries; the parent sets `container-type: inline-size`. Product columns change at 600, 960 and 1320. */
export const container = {
  from600: fromWidth(600),
  from960: fromWidth(960),
  from1320: fromWidth(1320),
  /** Any other width in px. */
  from: fromWidth,
} as const;
