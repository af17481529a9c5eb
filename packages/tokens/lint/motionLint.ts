import { cssStatements, type Declaration } from './cssStatements.ts';
import { styleTemplates } from './styleTemplates.ts';

/** An animation of a property that changes the layout. Lines count from 1. */
export interface MotionFinding {
  readonly line: number;
  /** The declaration as written. */
  readonly declaration: string;
}

/** Properties of position, size and space. A change of one lays out the elements around it in each frame. */
const layoutProperty = new RegExp(
  `^(?:${[
    'all',
    '(?:min-|max-)?(?:width|height|inline-size|block-size)',
    '(?:margin|padding|inset|flex|grid|font)(?:-[a-z-]+)?',
    'top|right|bottom|left',
    '(?:row-|column-)?gap',
    'line-height|letter-spacing|text-indent|display',
    'border(?:-[a-z-]+)?-width',
  ].join('|')})$`,
);

/**
 * Finds transitions and keyframes of layout properties. Motion changes only `transform`, `opacity`, colours
 * and what a line shows of itself. Reads all styled-components templates of a TypeScript source, or the
 * transitions of a complete `.css` file.
 */
export function lintMotion(file: string, source: string): MotionFinding[] {
  const all = file.endsWith('.css') ? [{ tag: '', css: source, line: 1 }] : styleTemplates(file, source);
  return all.flatMap(({ tag, css, line: first }) =>
    cssStatements(css)
      .filter((declaration) => changesLayout(declaration, tag === 'keyframes'))
      .map(({ property, value, line }) => ({
        line: first + line - 1,
        declaration: `${property}: ${value.replace(/\s+/g, ' ')}`,
      })),
  );
}

function changesLayout({ property, value }: Declaration, isKeyframe: boolean): boolean {
  if (isKeyframe) return layoutProperty.test(property);
  if (!/^transition(?:-property)?$/.test(property)) return false;
  return animated(value).some((name) => layoutProperty.test(name));
}

/** Formats a finding like a compiler message. */
export const describeMotion = (file: string, { line, declaration }: MotionFinding) =>
  `${file}:${line} ${declaration}: animate transform or opacity, which move nothing around them`;

/** Names of the properties in the value of a transition. */
const animated = (value: string): string[] =>
  value.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s+/)[0] ?? '');
