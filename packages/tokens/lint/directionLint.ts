import { cssStatements } from './cssStatements.ts';
import { styleTemplates } from './styleTemplates.ts';

/** A style that does not turn with the direction of the text. Lines count from 1. */
export interface DirectionFinding {
  readonly line: number;
  /** The declaration as written. */
  readonly declaration: string;
  /** The logical property or value to write. */
  readonly instead: string;
}

const inline = { left: 'inline-start', right: 'inline-end' } as const;
type Side = keyof typeof inline;

/** Properties that name a side, each with its logical name. */
const properties: readonly (readonly [pattern: RegExp, logical: (side: Side) => string])[] = [
  [/^(left|right)$/, (side) => `inset-${inline[side]}`],
  [/^margin-(left|right)$/, (side) => `margin-${inline[side]}`],
  [/^padding-(left|right)$/, (side) => `padding-${inline[side]}`],
  [/^border-(left|right)(?:-(?:width|style|color))?$/, (side) => `border-${inline[side]}`],
  [/^scroll-margin-(left|right)$/, (side) => `scroll-margin-${inline[side]}`],
  [/^scroll-padding-(left|right)$/, (side) => `scroll-padding-${inline[side]}`],
  [/^border-top-(left|right)-radius$/, (side) => `border-start-${side === 'left' ? 'start' : 'end'}-radius`],
  [/^border-bottom-(left|right)-radius$/, (side) => `border-end-${side === 'left' ? 'start' : 'end'}-radius`],
];

/** Shorthands whose four values name the sides in the order top, right, bottom, left. */
const shorthands = /^(?:margin|padding|inset|scroll-margin|scroll-padding)$/;

/** Values that name a side, by property. */
const values: Readonly<Record<string, (side: Side) => string>> = {
  'text-align': (side) => (side === 'left' ? 'start' : 'end'),
  float: (side) => inline[side],
  clear: (side) => inline[side],
};

/**
 * Finds styles with `left` and `right`, which stay where they are when the text runs from right to left.
 * Reads all styled-components templates of a TypeScript source, or a complete `.css` file. Not checked:
 * transforms, backgrounds and origins, which have no logical form.
 */
export function lintDirection(file: string, source: string): DirectionFinding[] {
  const templates = file.endsWith('.css') ? [{ css: source, line: 1 }] : styleTemplates(file, source);
  return templates.flatMap(({ css, line: firstLine }) =>
    cssStatements(css).flatMap(({ property, value, line }) => {
      const instead = logicalForm(property, value);
      return instead === undefined
        ? []
        : [{ line: firstLine + line - 1, declaration: `${property}: ${value}`, instead }];
    }),
  );
}

/** Formats a finding: `Box.styles.ts:4 margin-left: auto: use margin-inline-start`. */
export const describeDirection = (file: string, { line, declaration, instead }: DirectionFinding) =>
  `${file}:${line} ${declaration}: use ${instead}`;

/** The logical property or declaration to write instead. Undefined when the style already turns. */
function logicalForm(property: string, value: string): string | undefined {
  for (const [pattern, logical] of properties) {
    const side = pattern.exec(property)?.[1] as Side | undefined;
    if (side) return logical(side);
  }
  const written = value.replace(/\s*!important$/, '');
  if (shorthands.test(property)) {
    const [, right, , left] = partsOf(written);
    return left === undefined || left === right ? undefined : `${property}-block and ${property}-inline`;
  }
  if (written !== 'left' && written !== 'right') return undefined;
  const logicalValue = values[property]?.(written);
  return logicalValue && `${property}: ${logicalValue}`;
}

/** Splits a value at the spaces outside brackets. */
function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && /\s/.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean);
}
