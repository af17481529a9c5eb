import { breakpoints } from './generated/constants.ts';

const from = (px: number) => `@media (min-width: ${px}px)`;
/**
 * A query for widths below a breakpoint, which must not match at the breakpoint itself. Therefore it ends
 * 0.02 px below the breakpoint. If it ended 1 px below, a fractional width such as 767.5 px would match
 * neither this query nor the query from the breakpoint on.
 */
const below = (px: number) => `@media (max-width: ${px - 0.02}px)`;

/**
 * Media queries for styled-components: css`${media.from768} { … }`. A media query cannot read a variable, so
 * the values come from the breakpoint tokens at build time.
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
  /** A pointer that can hover. Put hover styles here: on a touch screen, they would stay after a tap. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A touch screen, where targets grow to 44 px. */
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Movement is welcome. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  /**
   * Matches when scripts do not run. Use it to hide controls that need a script and to show their
   * replacements.
   */
  withoutScripts: '@media (scripting: none)',
} as const;

const fromWidth = <Px extends number>(px: Px) => `@container (min-width: ${px}px)` as const;

/**
 * Container queries. The parent sets `container-type: inline-size`. Product columns change at 600, 960 and
 * 1320 px.
 */
export const container = {
  from600: fromWidth(600),
  from960: fromWidth(960),
  from1320: fromWidth(1320),
  /** Any other width in px. */
  from: fromWidth,
} as const;
