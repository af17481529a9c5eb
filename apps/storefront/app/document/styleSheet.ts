import { ServerStyleSheet } from 'styled-components';

/** Rules as they were compiled for an earlier page, by component and class name: the name is a hash of the rules. */
const compiled = new Map<string, string[]>();
/** Far more than there are styles; a style that is different every time must not fill the memory. */
const compiledLimit = 5000;

/** A collector of the styles of one page. Compiling them is most of their cost, and every page has the same: it is done once. */
export function createStyleSheet(nonce: string): ServerStyleSheet {
  const sheet = new ServerStyleSheet({ nonce });
  const { instance } = sheet;
  const insert = instance.insertRules.bind(instance);
  const has = instance.hasNameForId.bind(instance);
  instance.insertRules = (id, name, rules) => {
    if (compiled.size >= compiledLimit) compiled.clear();
    compiled.set(`${id} ${name}`, rules);
    insert(id, name, rules);
  };
  instance.hasNameForId = (id, name) => {
    if (has(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (rules === undefined) return false;
    insert(id, name, rules);
    return true;
  };
  return sheet;
}
