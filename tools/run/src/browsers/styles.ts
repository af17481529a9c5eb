import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { cssStatements, styleTemplates } from '@luxe/tokens/lint';
import { compatData } from './support.ts';

/** A browser feature that a source file uses: its name, its line and its entry in the compatibility data. */
export interface UsedFeature {
  readonly feature: string;
  readonly line: number;
  readonly compat: CompatStatement;
  /** The style sheet that uses the feature. It may contain a prefixed alternative, such as `-webkit-…`. */
  readonly css?: string;
}

const { properties, selectors, 'at-rules': atRules, types } = compatData.css as Record<string, Identifier>;

/** Finds the properties, keywords, functions, selectors and at-rules in every style of a source. */
export function findStyleFeatures(file: string, source: string): UsedFeature[] {
  const sheets = file.endsWith('.css') ? [{ css: source, line: 1 }] : styleTemplates(file, source);
  return sheets.flatMap(({ css, line: first }) => {
    const found: UsedFeature[] = [];
    const add = (feature: string, line: number, compat: CompatStatement | undefined) => {
      if (compat) found.push({ feature, line: first + line - 1, compat, css });
    };
    for (const { property, value, line } of cssStatements(css)) {
      // Skips prefixed names, which only one engine knows, and `cursor`, which does not matter on phones.
      if (property.startsWith('-') || property === 'cursor') continue;
      const known = properties?.[property];
      add(property, line, known?.__compat);
      for (const keyword of value.match(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g) ?? [])
        add(`${property}: ${keyword}`, line, known?.[keyword]?.__compat);
      for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) add(`${name}()`, line, functions.get(name));
    }
    for (const { 0: text, 1: name = '', index } of css.matchAll(/::?(?!-)([a-z-]+)(?=[\s(.:,>{[)])/g))
      add(text, lineOf(css, index), selectors?.[name]?.__compat);
    for (const { 0: text, 1: name = '', index } of css.matchAll(/@([a-z-]+)/g))
      add(text, lineOf(css, index), atRules?.[name]?.__compat);
    return found;
  });
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** CSS functions by name. */
const functions = new Map<string, CompatStatement>();
const collect = (node: Identifier) => {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat') continue;
    if ((child as Identifier).__compat)
      functions.set(name, (child as Identifier).__compat as CompatStatement);
    collect(child as Identifier);
  }
};
if (types) collect(types);
