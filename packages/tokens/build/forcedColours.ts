import { roleVariable } from '../src/themeFiles.ts';

/**
 * Colour roles in the words of the system's palette (`forced-colors: active`). Left to itself the browser replaces every
 * colour, and with it each state that a ground alone tells, and paints a plate behind all words, which blots them out
 * where they stand on Highlight. As every colour of ours is a token, and every token is a system colour here, its own
 * replacing can rest. What is chosen is Highlight, what is filled has words of its own, edges show, what is disabled is
 * GrayText.
 */
const system: Readonly<Record<string, string>> = {
  'bg.page': 'Canvas',
  'bg.raised': 'Canvas',
  'bg.sunken': 'Canvas',
  'bg.media': 'Canvas',
  'bg.hover': 'Canvas',
  'bg.inverse': 'CanvasText',
  'bg.scrim': 'color-mix(in srgb, Canvas 80%, transparent)',
  'bg.skeleton': 'color-mix(in srgb, CanvasText 24%, Canvas)',
  'bg.skeleton-sheen': 'color-mix(in srgb, CanvasText 36%, Canvas)',
  'bg.lamp': 'transparent',
  'text.primary': 'CanvasText',
  'text.secondary': 'CanvasText',
  'text.tertiary': 'CanvasText',
  'text.disabled': 'GrayText',
  'text.inverse': 'Canvas',
  'text.accent': 'CanvasText',
  'text.error': 'CanvasText',
  'text.success': 'CanvasText',
  'text.warning': 'CanvasText',
  'text.on-accent': 'HighlightText',
  'border.hairline': 'color-mix(in srgb, CanvasText 50%, Canvas)',
  'border.strong': 'CanvasText',
  'border.control': 'ButtonBorder',
  'border.focus': 'Highlight',
  'border.focus-halo': 'Canvas',
  'action.primary': 'Highlight',
  'action.primary-hover': 'Highlight',
  'action.primary-active': 'Highlight',
  'action.on-primary': 'HighlightText',
  'action.ghost-hover': 'color-mix(in srgb, CanvasText 12%, Canvas)',
  'action.ghost-active': 'color-mix(in srgb, CanvasText 24%, Canvas)',
  'accent.base': 'Highlight',
  'accent.line': 'Highlight',
  'store.surface': 'Canvas',
  'store.text': 'CanvasText',
  'store.muted': 'CanvasText',
  'store.accent': 'Highlight',
  'store.media': 'Canvas',
};

/** One layer over every theme, catalogue and store. Throws where a role of the themes is not decided here. */
export function forcedColours(themed: readonly string[]): string {
  const roles = themed.filter((id) => id.startsWith('color.')).map((id) => id.slice('color.'.length));
  const undecided = roles.filter((role) => !(role in system));
  if (undecided.length > 0)
    throw new Error(`build/forcedColours.ts does not say what ${undecided.join(', ')} become`);
  const lines = [
    'forced-color-adjust: none;',
    'color-scheme: light dark;',
    ...roles.sort().map((role) => `${roleVariable(role)}: ${system[role]};`),
    '--lx-filter-photo: 1;',
    '--lx-elevation-float: none;',
  ].map((line) => `    ${line}`);
  const layers = [':root:root', ...['theme', 'catalogue', 'store'].map((at) => `:root:root [data-${at}]`)];
  return `@media (forced-colors: active) {\n  ${layers.join(',\n  ')} {\n${lines.join('\n')}\n  }\n}`;
}
