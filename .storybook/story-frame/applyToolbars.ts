import { emulatePreferences } from './emulatePreferences.ts';
import { mirrorIcons } from './mirrorIcons.ts';
import { directionOf, type Toolbars } from './toolbars.ts';

/**
 * Applies theme, catalogue, language, direction, density, text size and emulated media preferences to the
 * root element, above every layer.
 */
export function applyToolbars(toolbars: Toolbars): void {
  const root = document.documentElement;
  const direction = directionOf(toolbars);
  root.lang = toolbars.locale;
  root.dataset['theme'] = toolbars.theme;
  root.dataset['catalogue'] = toolbars.catalogue;
  setOrRemove(root, 'dir', direction === 'rtl' ? direction : undefined);
  setOrRemove(root, 'data-density', toolbars.density === 'compact' ? 'compact' : undefined);
  if (direction === 'rtl') mirrorIcons();
  root.style.fontSize = toolbars.textSize === '100' ? '' : `${toolbars.textSize}%`;
  emulatePreferences([
    ...(toolbars.motion === 'reduced' ? (['(prefers-reduced-motion: reduce)'] as const) : []),
    ...(toolbars.contrast === 'more' ? (['(prefers-contrast: more)'] as const) : []),
  ]);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
