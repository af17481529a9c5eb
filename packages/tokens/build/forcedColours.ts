import { roleVariable } from '../src/themeFiles.ts';

/**
 * The system colour of each colour role in `forced-colors: active`. By default, the browser replaces all
 * colours, so states that only a background shows would be lost. The browser also draws a backplate behind
 * text, which would hide text on Highlight. Here every token becomes a system colour, so
 * `forced-color-adjust: none` is safe. Selected parts use Highlight, filled parts have their own text colour,
 * edges are visible, and disabled text is GrayText.
 */
const systemColours: Readonly<Record<string, string>> = {
  'bg.page': 'Canvas',
  'bg.raised': 'Canvas',
  'bg.sunken': 'Canvas',
  'bg.media': 'Canvas',
  'bg.hover': 'Canvas',
  'bg.inverse': 'CanvasText',
  'bg.scrim': 'color-mix(in srgb, Canvas 80%, transparent)',
  'bg.skeleton': 'color-mix(in srgb, CanvasText 24%, Canvas)',
  'bg.skeleton-sheen': 'color-mix(in srgb, CanvasText 36%, Canvas)',
  'bg.glow': 'transparent',
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

/**
 * Prints the CSS layer that replaces the colours of every theme, catalogue and store. Throws if a colour role
 * has no system colour.
 */
export function forcedColours(themed: readonly string[]): string {
  const roles = themed.filter((id) => id.startsWith('color.')).map((id) => id.slice('color.'.length));
  const unmapped = roles.filter((role) => !(role in systemColours));
  if (unmapped.length > 0)
    throw new Error(`build/forcedColours.ts has no system colour for ${unmapped.join(', ')}`);
  const lines = [
    'forced-color-adjust: none;',
    'color-scheme: light dark;',
    ...roles.sort().map((role) => `${roleVariable(role)}: ${systemColours[role]};`),
    '--lx-filter-photo: 1;',
    '--lx-elevation-float: none;',
  ].map((line) => `    ${line}`);
  const layers = [':root:root', ...['theme', 'catalogue', 'store'].map((at) => `:root:root [data-${at}]`)];
  return `@media (forced-colors: active) {\n  ${layers.join(',\n  ')} {\n${lines.join('\n')}\n  }\n}`;
}
