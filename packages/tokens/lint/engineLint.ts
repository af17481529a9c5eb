import { cssStatements, type Declaration } from './cssStatements.ts';
import { styleTemplates } from './styleTemplates.ts';

/** A style that browser engines interpret differently. Lines count from 1. */
export interface EngineFinding {
  readonly line: number;
  /** The declaration as written. */
  readonly declaration: string;
  readonly suggestion: string;
}

interface EngineRule {
  readonly property: RegExp;
  /** Whether to reject this declaration. `css` is the complete template. */
  readonly rejects: (value: string, css: string) => boolean;
  readonly instead: string;
}

const important = /\s*!important$/;

const rules: readonly EngineRule[] = [
  {
    // `flex: 1` means `1 1 0%`. In a column of automatic height Blink and Gecko treat 0% as `content`. WebKit
    // treats 0% as 0, so the box collapses.
    property: /^flex$/,
    rejects: (value) => !hasExplicitBasis(value),
    instead: 'name the basis: `1 1 auto` in a column, `1 1 0` in a row',
  },
  {
    property: /^flex-basis$/,
    rejects: (value) => /^0%$/.test(value),
    instead: 'use `auto` in a column, `0` in a row',
  },
  {
    // In the shorthand `text-decoration`, WebKit before 26 supports only a line, such as `underline`. If the
    // value has a colour, thickness or style as well, WebKit ignores the complete declaration.
    property: /^text-decoration$/,
    rejects: (value) =>
      !/^(?:none|underline|line-through|overline|inherit)$/.test(value.replace(important, '')),
    instead: 'set only the line, then `text-decoration-color`, `-thickness` and `-style`',
  },
  {
    property: /^user-select$/,
    rejects: (_value, css) => !css.includes('-webkit-user-select:'),
    instead: 'add `-webkit-user-select`, the only form that WebKit supports',
  },
  {
    // Safari supports `scrollbar-width` from 18.2.
    property: /^scrollbar-width$/,
    rejects: (value, css) => value === 'none' && !/::-webkit-scrollbar\s*\{\s*display:\s*none/.test(css),
    instead: 'add `&::-webkit-scrollbar { display: none; }`',
  },
  {
    // WebKit before 26.2 and Gecko do not support `field-sizing`, which sizes a control by its content.
    property: /^field-sizing$/,
    rejects: (_value, css) => !css.includes('/* field-sizing: '),
    instead: 'explain in a comment `/* field-sizing: … */` how the control is sized without it',
  },
];

/**
 * Finds styles that Blink, Gecko and WebKit draw differently. Reads all styled-components templates of a
 * TypeScript source, or a complete `.css` file.
 */
export function lintEngines(file: string, source: string): EngineFinding[] {
  const templates = file.endsWith('.css') ? [{ css: source, line: 1 }] : styleTemplates(file, source);
  return templates.flatMap(({ css, line }) =>
    cssStatements(css).flatMap((declaration) => findingsOf(declaration, css, line)),
  );
}

/**
 * Formats a finding like a compiler message:
 * `packages/ui/src/layers/layer/Layer.styles.ts:77 flex: 1: name the basis: …`.
 */
export const describeEngine = (file: string, { line, declaration, suggestion }: EngineFinding) =>
  `${file}:${line} ${declaration}: ${suggestion}`;

function findingsOf({ property, value, line }: Declaration, css: string, firstLine: number): EngineFinding[] {
  return rules
    .filter((rule) => rule.property.test(property) && rule.rejects(value, css))
    .map(({ instead }) => ({
      line: firstLine + line - 1,
      declaration: `${property}: ${value}`,
      suggestion: instead,
    }));
}

/**
 * Whether a `flex` value has an explicit basis other than 0%. An interpolated part counts as an explicit
 * basis.
 */
function hasExplicitBasis(value: string): boolean {
  const parts = value.replace(important, '').split(/\s+(?![^(]*\))/);
  return parts.some((part) => !/^\d*\.?\d+$/.test(part))
    ? !parts.includes('0%')
    : // `1 1 0` ends with a basis. `1` and `1 1` do not.
      parts.length === 3;
}
