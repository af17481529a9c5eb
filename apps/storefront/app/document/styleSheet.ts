import { ServerStyleSheet } from 'styled-components';

/** Rules that stand in a file of their own, made by the build: a page links to it and need not carry them. */
export interface SharedStyles {
  /** Path of the file, named by its content. */
  readonly href: string;
  has(id: string, name: string): boolean;
}

/** The rules of a class, with the component they belong to and its place in the cascade. */
export interface CompiledRules {
  readonly id: string;
  readonly name: string;
  readonly group: number;
  readonly rules: readonly string[];
}

/** Rules as they were compiled for an earlier page, by component and class name: the name is a hash of the rules. */
const compiled = new Map<string, CompiledRules & { readonly rules: string[] }>();
/** Far more than there are styles; a style that is different every time must not fill the memory. */
const compiledLimit = 5000;

/** All rules that were compiled so far, in the order of the cascade: what the build's file is made from. */
export const compiledRules = (): readonly CompiledRules[] =>
  [...compiled.values()].sort((a, b) => a.group - b.group);

/**
 * A collector of the styles of one page: those that the shared file has not. Compiling them is most of their cost, and every page has
 * the same: it is done once.
 */
export function createStyleSheet(nonce: string, shared?: SharedStyles): ServerStyleSheet {
  const sheet = new ServerStyleSheet({ nonce });
  const { instance } = sheet;
  const { registerId } = instance.constructor as unknown as { registerId(id: string): number };
  const insert = instance.insertRules.bind(instance);
  const has = instance.hasNameForId.bind(instance);
  instance.insertRules = (id, name, rules) => {
    const list = [rules].flat();
    if (compiled.size >= compiledLimit) compiled.clear();
    compiled.set(`${id} ${name}`, { id, name, group: registerId(id), rules: list });
    insert(id, name, list);
  };
  instance.hasNameForId = (id, name) => {
    if (shared?.has(id, name) || has(id, name)) return true;
    const known = compiled.get(`${id} ${name}`);
    if (known === undefined) return false;
    insert(id, name, known.rules);
    return true;
  };
  return sheet;
}
