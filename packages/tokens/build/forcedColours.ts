import { roleVariable } from '../src/themeFiles.ts';

/**
 * Colour roles in the words of the system's palette (`forced-colors: active`). The browser replaces any other colour, and
 * with it every state that a ground alone tells; a system colour it keeps. What is chosen is Highlight, what is filled
 * has words of its own, edges show, what is disabled is GrayText. Null leaves a role to the browser: what is translucent.
 */
const system: Readonly<Record<string, string | null>> = {
  'bg.page': 'Canvas',
  'bg.raised': 'Canvas',
  'bg.sunken': 'Canvas',
  'bg.media': 'Canvas',
  'bg.hover': 'Canvas',
  'bg.inverse': 'CanvasText',
  'bg.scrim': null,
  'bg.skeleton': 'GrayText',
  'bg.skeleton-sheen': 'GrayText',
  'bg.lamp': null,
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
  'border.hairline': 'CanvasText',
  'border.strong': 'CanvasText',
  'border.control': 'ButtonBorder',
  'border.focus': 'Highlight',
  'border.focus-halo': 'Canvas',
  'action.primary': 'Highlight',
  'action.primary-hover': 'Highlight',
  'action.primary-active': 'Highlight',
  'action.on-primary': 'HighlightText',
  'action.ghost-hover': null,
  'action.ghost-active': null,
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
  const undecided = [...roles.filter((role) => !(role in system))];
  if (undecided.length > 0)
    throw new Error(`build/forcedColours.ts does not say what ${undecided.join(', ')} become`);
  const lines = roles.sort().flatMap((role) => {
    const colour = system[role];
    return colour ? [`    ${roleVariable(role)}: ${colour};`] : [];
  });
  const layers = [':root:root', ...['theme', 'catalogue', 'store'].map((at) => `:root:root [data-${at}]`)];
  return `@media (forced-colors: active) {\n  ${layers.join(',\n  ')} {\n${lines.join('\n')}\n    --lx-filter-photo: 1;\n  }\n}`;
}
