import { ServerStyleSheet } from 'styled-components';

/** The shared style file that the build makes. A page links to it and does not contain its rules. */
export interface SharedStyles {
  /** Path of the file. Its name contains a hash of the content. */
  readonly href: string;
  has(id: string, name: string): boolean;
}

/**
 * The rules of a class, with the id of its component and the component's position in the cascade (`group`).
 */
export interface CompiledRules {
  readonly id: string;
  readonly name: string;
  readonly group: number;
  readonly rules: readonly string[];
}

/** Compiled rules of earlier pages, by component id and class name. The name is a hash of the rules. */
const compiled = new Map<string, CompiledRules & { readonly rules: string[] }>();
/**
 * Maximum number of compiled styles, far above the number that the shop has. Stops a style that differs on
 * every page from filling the memory.
 */
const compiledLimit = 5000;

/** All compiled rules in the order of the cascade. The build makes the shared style file from them. */
export const compiledRules = (): readonly CompiledRules[] =>
  [...compiled.values()].sort((a, b) => a.group - b.group);

/**
 * Collects the styles of one page that the shared file lacks. Compiling is most of their cost, so compiled
 * rules are reused by later pages.
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
    const cached = compiled.get(`${id} ${name}`);
    if (cached === undefined) return false;
    insert(id, name, cached.rules);
    return true;
  };
  return sheet;
}
