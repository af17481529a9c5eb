import { tokenNames } from './generated/tokenNames.ts';

export { breakpoints, durations, navOffset } from './generated/constants.ts';
export { container, media } from './media.ts';
export { tokenNames };

/** Name of an existing CSS variable, such as `--lx-color-text-primary`. */
export type TokenName = (typeof tokenNames)[number];

/** `var(--lx-…)` with a name that the compiler checks. In style templates, write `var(--lx-…)` directly. */
export const tokenVar = <Name extends TokenName>(name: Name) => `var(${name})` as const;

/**
 * Values of `data-theme`. `dark` is the default, `auto` follows the system, `custom` is derived from the five
 * colours of a brand.
 */
export const themes = ['dark', 'light', 'auto', 'custom'] as const;
export type Theme = (typeof themes)[number];

/** Values of `data-catalogue`. */
export const catalogues = ['luxury', 'indiluxe'] as const;
export type Catalogue = (typeof catalogues)[number];
