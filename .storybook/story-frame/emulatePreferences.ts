/** Media preferences of the system that a toolbar can emulate. */
export type MediaPreference = '(prefers-reduced-motion: reduce)' | '(prefers-contrast: more)';

const emulated = new Set<MediaPreference>();
const originalQueries = new WeakMap<CSSMediaRule, string>();
const alwaysTrue = '(min-width: 0px)';

/**
 * Emulates the given media preferences and ends the emulation of all others. Media rules in tokens and
 * components, and `matchMedia`, behave as with the real preference. Preferences of the real system stay in
 * effect.
 */
export function emulatePreferences(preferences: readonly MediaPreference[]): void {
  if (emulated.size === 0 && preferences.length === 0) return;
  emulated.clear();
  for (const preference of preferences) emulated.add(preference);
  watchStyles();
  rewriteSheets();
}

/** Replaces the emulated preferences in a media query by a condition that is always true. */
export function resolveQuery(query: string, preferences: Iterable<MediaPreference>): string {
  return [...preferences].reduce<string>(
    (text, preference) => text.replaceAll(preference, alwaysTrue),
    query,
  );
}

function rewriteSheets(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) rewriteRules(sheet);
}

function rewriteRules(holder: { readonly cssRules: CSSRuleList }): void {
  for (const rule of rulesOf(holder)) {
    if (rule instanceof CSSMediaRule) rewriteRule(rule);
    if ('cssRules' in rule) rewriteRules(rule as CSSGroupingRule);
  }
}

function rewriteRule(rule: CSSMediaRule): void {
  const query = originalQueries.get(rule) ?? rule.media.mediaText;
  originalQueries.set(rule, query);
  const wanted = resolveQuery(query, emulated);
  if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
}

/** The rules of a sheet; empty for a sheet of another origin, whose rules are not readable. */
function rulesOf(holder: { readonly cssRules: CSSRuleList }): readonly CSSRule[] {
  try {
    return [...holder.cssRules];
  } catch {
    return [];
  }
}

let isWatching = false;

/**
 * Rewrites style sheets again when styles are added. styled-components adds styles at the first render of a
 * component: as text in development, rule by rule in a build.
 */
function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(rewriteSheets).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const at = insertRule.call(this, rule, index);
    if (rule.startsWith('@')) rewriteRules(this);
    return at;
  };
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(resolveQuery(query, emulated));
}
