/**
 * The last rule of the shared style file: which classes of which components it has. It matches nothing; the browser reads it, so that
 * styled-components does not add those rules a second time.
 */
const selector = 'shared-names';
const property = '--names';

export type Names = Readonly<Record<string, readonly string[]>>;

export function toNamesRule(names: Names): string {
  const text = Object.entries(names)
    .map(([id, own]) => `${id}:${own.join(',')}`)
    .join(' ');
  return `${selector}{${property}:"${text}"}`;
}

/** What the rule of a style sheet says; nothing without one. */
export function namesIn(sheet: CSSStyleSheet): readonly (readonly [id: string, names: readonly string[]])[] {
  const { cssRules: rules } = sheet;
  // Asked for alone: a list of all would make an object of each of the hundreds.
  const last = rules[rules.length - 1];
  const text =
    last instanceof CSSStyleRule && last.selectorText === selector
      ? last.style.getPropertyValue(property)
      : '';
  return [...text.matchAll(/([\w-]+):([\w,-]+)/g)].map(([, id = '', own = '']) => [id, own.split(',')]);
}
