import type { ForcedState } from '../../tools/run/src/pictures/protocol.ts';

/** The attribute with the states that an element is forced into. */
const attribute = 'data-forced';

/** Pseudo-classes that a state turns on: of the element itself, and of the elements around it. */
const pseudoClasses: Readonly<Record<ForcedState, { own: readonly string[]; around: readonly string[] }>> = {
  hover: { own: ['hover'], around: ['hover'] },
  active: { own: ['hover', 'active'], around: ['hover', 'active'] },
  focus: { own: ['focus', 'focus-visible', 'focus-within'], around: ['focus-within'] },
};

/**
 * Shows an element as if it was under the pointer, pressed, or focused by keyboard, and returns the function
 * that ends this. Only styles change: no event is sent, so nothing opens, loads or moves. Every style rule
 * with such a pseudo-class also applies to the forced element meanwhile.
 */
export function forceState(element: Element, state: ForcedState): () => void {
  const restoreRules = rewriteRules();
  const { own, around } = pseudoClasses[state];
  const marked = [element];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) marked.push(parent);
  for (const one of marked) one.setAttribute(attribute, (one === element ? own : around).join(' '));
  return () => {
    for (const one of marked) one.removeAttribute(attribute);
    restoreRules();
  };
}

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Adds the forced elements to a selector: `:hover` becomes `:is(:hover, [data-forced~='hover'])`. */
export const withForced = (selector: string): string =>
  selector.replaceAll(pseudoClass, (written, name: string) => `:is(${written}, [${attribute}~='${name}'])`);

/** Rewrites the selectors of all style sheets, and returns the function that restores them. */
function rewriteRules(): () => void {
  const originals = new Map<CSSStyleRule, string>();
  const rewrite = (holder: { readonly cssRules: CSSRuleList }) => {
    for (const rule of rulesOf(holder)) {
      if (rule instanceof CSSStyleRule) {
        const { selectorText } = rule;
        const forced = withForced(selectorText);
        if (forced !== selectorText) {
          originals.set(rule, selectorText);
          rule.selectorText = forced;
        }
      }
      if ('cssRules' in rule) rewrite(rule as CSSGroupingRule);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) rewrite(sheet);
  return () => {
    for (const [rule, selectorText] of originals) rule.selectorText = selectorText;
  };
}

/** The rules of a sheet; empty for a sheet of another origin, whose rules are not readable. */
function rulesOf(holder: { readonly cssRules: CSSRuleList }): readonly CSSRule[] {
  try {
    return [...holder.cssRules];
  } catch {
    return [];
  }
}
