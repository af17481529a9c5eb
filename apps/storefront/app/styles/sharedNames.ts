/**
 * Selector of the last rule in the shared style file, which lists the file's classes by component. It matches
 * no element. The browser reads the rule, so that styled-components does not add those classes again.
 */
const selector = 'shared-names';
const property = '--names';

export type SharedNames = Readonly<Record<string, readonly string[]>>;

export function toNamesRule(names: SharedNames): string {
  const text = Object.entries(names)
    .map(([id, classNames]) => `${id}:${classNames.join(',')}`)
    .join(' ');
  return `${selector}{${property}:"${text}"}`;
}

/** Reads the class names that a style sheet lists, by component id. Empty without such a rule. */
export function readSharedNames(
  sheet: CSSStyleSheet,
): readonly (readonly [id: string, names: readonly string[]])[] {
  const { cssRules: rules } = sheet;
  // Reads only the last rule, because iterating over all rules would create hundreds of objects.
  const last = rules[rules.length - 1];
  const text =
    last instanceof CSSStyleRule && last.selectorText === selector
      ? last.style.getPropertyValue(property)
      : '';
  return [...text.matchAll(/([\w-]+):([\w,-]+)/g)].map(([, id = '', classNames = '']) => [
    id,
    classNames.split(','),
  ]);
}
