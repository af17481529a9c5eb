import type { Toolbars } from '../toolbars.ts';
import { pretend } from './mediaFeatures.ts';

/** Sets theme, catalogue and the reader's wishes where the shop has them: on the root element, above every layer. */
export function applyToolbars(toolbars: Toolbars): void {
  const root = document.documentElement;
  root.lang = 'en-IN';
  root.dataset['theme'] = toolbars.theme;
  root.dataset['catalogue'] = toolbars.catalogue;
  root.style.fontSize = toolbars.textSize === '100' ? '' : `${toolbars.textSize}%`;
  pretend([
    ...(toolbars.motion === 'reduced' ? (['(prefers-reduced-motion: reduce)'] as const) : []),
    ...(toolbars.contrast === 'more' ? (['(prefers-contrast: more)'] as const) : []),
  ]);
}
