/** One CSS declaration, `property: value`, with its line. Lines count from 1. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

const name = /^-{0,2}[\w\uFFFC][\w\uFFFC-]*$/;

/**
 * All declarations of a CSS text, at any nesting level. Selectors and queries, which end with `{`, are
 * skipped. A `;` or `:` inside a string, comment or bracket does not end a declaration.
 */
export function cssStatements(css: string): Declaration[] {
  const found: Declaration[] = [];
  let from = 0;
  const close = (to: number) => {
    const declaration = declarationOf(css, from, to);
    if (declaration) found.push(declaration);
    from = to + 1;
  };
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (css.startsWith('/*', at)) at = endOf(css, '*/', at + 2) + 1;
    else if (character === '"' || character === "'") at = stringEnd(css, at);
    else if (character === '(') at = bracketEnd(css, at);
    else if (character === '{') from = at + 1;
    else if (character === ';' || character === '}') close(at);
  }
  close(css.length);
  return found;
}

function declarationOf(css: string, from: number, to: number): Declaration | undefined {
  const text = css.slice(from, to).replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  // The text may begin with an interpolated mixin that no `;` separates from the declaration. The mixin is
  // skipped.
  const before = /^(?:\s|\uFFFC(?![\w:-]))*/.exec(text)?.[0].length ?? 0;
  const colon = text.indexOf(':', before);
  const property = text.slice(before, colon).trim();
  if (colon === -1 || !name.test(property)) return undefined;
  return {
    property,
    value: text.slice(colon + 1).trim(),
    line: css.slice(0, from + before).split('\n').length,
  };
}

function stringEnd(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

function bracketEnd(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')' && --depth === 0) return at;
    else if (css[at] === '"' || css[at] === "'") at = stringEnd(css, at);
  }
  return css.length;
}

const endOf = (css: string, terminator: string, from: number) => {
  const at = css.indexOf(terminator, from);
  return at === -1 ? css.length : at;
};
