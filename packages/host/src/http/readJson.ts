import { parse } from 'secure-json-parse';

/** Maximum nesting of lists and objects. No call of the shop needs more than six levels. */
const maxDepth = 20;

/**
 * Parses untrusted JSON. Throws a SyntaxError for invalid JSON, for keys that reach an object's prototype,
 * and for nesting so deep that recursive code could overflow the stack.
 */
export function readJson(text: string): unknown {
  if (depthOf(text) > maxDepth) throw new SyntaxError('The JSON is nested too deep.');
  return parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
}

/**
 * Returns the maximum depth of nested brackets outside strings. It scans the text once, because a regular
 * expression could backtrack.
 */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, (depth += 1));
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
}
