import type { Toolbars } from './toolbars.ts';
import { emulatePreferences } from './emulatePreferences.ts';

/**
 * Applies theme, catalogue, text size and emulated media preferences to the root element, above every layer.
 */
export function applyToolbars(toolbars: Toolbars): void {
  const root = document.documentElement;
  root.lang = 'en-IN';
  root.dataset['theme'] = toolbars.theme;
  root.dataset['catalogue'] = toolbars.catalogue;
  root.style.fontSize = toolbars.textSize === '100' ? '' : `${toolbars.textSize}%`;
  emulatePreferences([
    ...(toolbars.motion === 'reduced' ? (['(prefers-reduced-motion: reduce)'] as const) : []),
    ...(toolbars.contrast === 'more' ? (['(prefers-contrast: more)'] as const) : []),
  ]);
}
