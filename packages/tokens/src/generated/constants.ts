// Generated from src/dtcg by `npm run build -w @luxe/tokens`. Do not edit.

/** Viewport widths in px at which the layout changes. */
export const breakpoints = {
  lg: 1024,
  md: 768,
  sm: 640,
  xl: 1600,
  xxl: 1800,
} as const;

/** Height in px of the sticky header above the page. */
export const navOffset = {
  current: 121,
  desktop: 121,
  desktopSub: 161,
  mobile: 52,
  mobileSearch: 92,
} as const;

/** Durations in ms, for scripts. */
export const durations = {
  busy: 1600,
  calm: 280,
  instant: 80,
  intent: 120,
  leave: 190,
  leaveSlow: 320,
  loaderDelay: 170,
  quick: 160,
  reveal: 800,
  sheen: 2400,
  slow: 480,
  toast: 3000,
} as const;
