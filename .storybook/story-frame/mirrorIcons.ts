import { icons, type IconName } from '@luxe/ui/icon';

/** Icons that point along the line of text, so they turn with its direction. */
const directional = ['chevron-left', 'chevron-right'] as const satisfies readonly IconName[];

/**
 * Mirrors these icons in text from right to left. The rule is here and not in the component, because the shop
 * has no language of that direction yet, and every page would load it.
 */
export function mirrorIcons(): void {
  const id = 'mirrored-icons';
  if (document.getElementById(id)) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  const selectors = directional.map((name) => `[dir='rtl'] svg:has(> path[d='${icons[name]}'])`);
  sheet.textContent = `${selectors.join(',\n')} { transform: scaleX(-1); }`;
  document.head.append(sheet);
}
