import { parse } from 'secure-json-parse';

/** Levels of lists and objects in one another. No call of the shop needs more than six. */
const deepest = 20;

/**
 * Reads JSON that somebody sent. Throws for what is none, for names that reach an object's prototype, and for nesting so deep that whatever
 * walks through it would run out of stack.
 */
export function readJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new SyntaxError('The JSON is nested too deep.');
  return parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
}

/** How deep brackets stand in one another, those within strings aside. One pass: a pattern could be made to go back and forth. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '[' || sign === '{') most = Math.max(most, (depth += 1));
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return most;
}
