import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { cssStatements, styleTemplates } from '@luxe/tokens/lint';
import { compatData } from './support.ts';

/** Something that a source asks of a browser: its name in the compatibility data, and what that says of it. */
export interface Asked {
  readonly feature: string;
  readonly line: number;
  readonly compat: CompatStatement;
  /** The style sheet around it, where prefixed names may stand. */
  readonly css?: string;
}

const { properties, selectors, 'at-rules': atRules, types } = compatData.css as Record<string, Identifier>;

/** Properties, keywords, functions, selectors and at-rules in every style of a source. */
export function askedByStyles(file: string, source: string): Asked[] {
  const sheets = file.endsWith('.css') ? [{ css: source, line: 1 }] : styleTemplates(file, source);
  return sheets.flatMap(({ css, line: first }) => {
    const found: Asked[] = [];
    const add = (feature: string, line: number, compat: CompatStatement | undefined) => {
      if (compat) found.push({ feature, line: first + line - 1, compat, css });
    };
    for (const { property, value, line } of cssStatements(css)) {
      // Prefixed names are one engine's own; a phone has no cursor.
      if (property.startsWith('-') || property === 'cursor') continue;
      const known = properties?.[property];
      add(property, line, known?.__compat);
      for (const word of value.match(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g) ?? [])
        add(`${property}: ${word}`, line, known?.[word]?.__compat);
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

/** Functions of values, by name. */
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
