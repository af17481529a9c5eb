/** Wishes of the shopper's system that a toolbar can stand in for. */
export type Wish = '(prefers-reduced-motion: reduce)' | '(prefers-contrast: more)';

const granted = new Set<Wish>();
const written = new WeakMap<CSSMediaRule, string>();
const always = '(min-width: 0px)';

/**
 * Makes the page behave as if the system had these wishes and no others granted here: the very rules that answer the real wish apply,
 * in tokens, components and `matchMedia`. What the system itself wishes stays.
 */
export function pretend(wishes: readonly Wish[]): void {
  if (granted.size === 0 && wishes.length === 0) return;
  granted.clear();
  for (const wish of wishes) granted.add(wish);
  watch();
  sweep();
}

/** A query with the granted wishes answered. */
export function answered(query: string, wishes: Iterable<Wish>): string {
  return [...wishes].reduce<string>((text, wish) => text.replaceAll(wish, always), query);
}

function sweep(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) settleAll(sheet);
}

function settleAll(holder: { readonly cssRules: CSSRuleList }): void {
  for (const rule of rulesOf(holder)) {
    if (rule instanceof CSSMediaRule) settle(rule);
    if ('cssRules' in rule) settleAll(rule as CSSGroupingRule);
  }
}

function settle(rule: CSSMediaRule): void {
  const query = written.get(rule) ?? rule.media.mediaText;
  written.set(rule, query);
  const wanted = answered(query, granted);
  if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
}

/** Sheets of another origin keep their rules to themselves. */
function rulesOf(holder: { readonly cssRules: CSSRuleList }): readonly CSSRule[] {
  try {
    return [...holder.cssRules];
  } catch {
    return [];
  }
}

let isWatching = false;

/** Components bring their styles when they are first drawn: as text while developing, rule by rule in a build. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(sweep).observe(document.head, { childList: true, characterData: true, subtree: true });

  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const at = insertRule.call(this, rule, index);
    if (rule.startsWith('@')) settleAll(this);
    return at;
  };
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(answered(query, granted));
}
