import { cssStatements, type Declaration } from './cssStatements.ts';
import { styleTemplates } from './styleTemplates.ts';

/** A style that browser engines read differently. Lines count from 1. */
export interface EngineFinding {
  readonly line: number;
  /** The declaration as it is written. */
  readonly what: string;
  readonly instead: string;
}

interface EngineRule {
  readonly property: RegExp;
  /** Whether this declaration is refused. `css` is the whole template. */
  readonly refuses: (value: string, css: string) => boolean;
  readonly instead: string;
}

const important = /\s*!important$/;

const rules: readonly EngineRule[] = [
  {
    // `flex: 1` is `1 1 0%`. In a column of automatic height Blink and Gecko read 0% as `content`, WebKit as 0: the box collapses.
    property: /^flex$/,
    refuses: (value) => !namesItsBasis(value),
    instead: 'name the basis: `1 1 auto` in a column, `1 1 0` in a row',
  },
  {
    property: /^flex-basis$/,
    refuses: (value) => /^0%$/.test(value),
    instead: '`auto` in a column, `0` in a row',
  },
  {
    // WebKit before 26 knows no other value than a line in the shorthand, and drops the whole declaration.
    property: /^text-decoration$/,
    refuses: (value) =>
      !/^(?:none|underline|line-through|overline|inherit)$/.test(value.replace(important, '')),
    instead: 'the line alone, then `text-decoration-color`, `-thickness` and `-style`',
  },
  {
    property: /^user-select$/,
    refuses: (_value, css) => !css.includes('-webkit-user-select:'),
    instead: 'beside `-webkit-user-select`, which WebKit reads alone',
  },
  {
    // Safari reads `scrollbar-width` from 18.2.
    property: /^scrollbar-width$/,
    refuses: (value, css) => value === 'none' && !/::-webkit-scrollbar\s*\{\s*display:\s*none/.test(css),
    instead: 'beside `&::-webkit-scrollbar { display: none; }`',
  },
  {
    // Neither WebKit before 26.2 nor Gecko sizes a control by its content.
    property: /^field-sizing$/,
    refuses: (_value, css) => !css.includes('/* field-sizing: '),
    instead: 'say in a comment `/* field-sizing: … */` how the control is sized without it',
  },
];

/**
 * Finds what Blink, Gecko and WebKit draw differently, in every styled-components template of a TypeScript source or in a whole
 * `.css` file.
 */
export function lintEngines(file: string, source: string): EngineFinding[] {
  const templates = file.endsWith('.css') ? [{ css: source, line: 1 }] : styleTemplates(file, source);
  return templates.flatMap(({ css, line }) =>
    cssStatements(css).flatMap((declaration) => findingsOf(declaration, css, line)),
  );
}

/** Reads like a compiler's message: `packages/ui/src/layer/Layer.styles.ts:77 flex: 1: name the basis: …`. */
export const describeEngine = (file: string, { line, what, instead }: EngineFinding) =>
  `${file}:${line} ${what}: ${instead}`;

function findingsOf({ property, value, line }: Declaration, css: string, firstLine: number): EngineFinding[] {
  return rules
    .filter((rule) => rule.property.test(property) && rule.refuses(value, css))
    .map(({ instead }) => ({ line: firstLine + line - 1, what: `${property}: ${value}`, instead }));
}

/** A keyword names it; numbers alone leave it at 0%. An interpolated part is taken as it is. */
function namesItsBasis(value: string): boolean {
  const parts = value.replace(important, '').split(/\s+(?![^(]*\))/);
  return parts.some((part) => !/^\d*\.?\d+$/.test(part))
    ? !parts.includes('0%')
    : // `1 1 0` ends with a basis; `1` and `1 1` do not.
      parts.length === 3;
}
