import { cssStatements, type Declaration } from './cssStatements.ts';
import { hole, styleTemplates } from './styleTemplates.ts';

/** A style that a screen may not have of its own. Lines count from 1. */
export interface LayoutFinding {
  readonly line: number;
  /** The property, or what stands in its place: `keyframes`, `::after`, `style=`. */
  readonly what: string;
  readonly instead: string;
}

/** Where things stand and how much room they have: all that a screen decides by itself. */
const layout = [
  /^display$/,
  /^(?:min-|max-)?(?:width|height|inline-size|block-size)$/,
  /^aspect-ratio$/,
  /^(?:flex|grid)(?:-[a-z-]+)?$/,
  /^order$/,
  /^(?:row-|column-)?gap$/,
  /^(?:align|justify|place)-(?:items|content|self)$/,
  /^(?:columns|column-(?:count|width|span|fill)|break-(?:before|after|inside))$/,
  /^(?:position|z-index|float|clear)$/,
  /^(?:inset(?:-[a-z-]+)?|top|right|bottom|left)$/,
  /^padding(?:-[a-z-]+)?$/,
  /^overflow(?:-(?:x|y|inline|block|anchor))?$/,
  /^overscroll-behavior(?:-[a-z]+)?$/,
  /^scroll-(?:snap|padding|margin)(?:-[a-z-]+)?$/,
  /^(?:container(?:-type|-name)?|contain(?:-intrinsic-[a-z-]+)?)$/,
  /^(?:visibility|content-visibility)$/,
];

/** The first that fits says what to use instead. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^margin/, 'space of the parent (gap, padding, Stack, Page): only auto margins are layout'],
  [/^(?:text-align)$/, 'align of Text'],
  [
    /^(?:font|letter|line-height|text|word|white-space|hyphens|overflow-wrap)/,
    'Text, Heading or Link of @luxe/ui',
  ],
  [/^(?:color|fill|stroke)$/, 'tone of Text or Icon'],
  [/^(?:background|box-shadow|mask|backdrop)/, 'Surface of @luxe/ui'],
  [/^(?:border|outline|list-style)/, 'Rows, Divider or Surface of @luxe/ui'],
  [/^(?:opacity|filter|mix-blend)/, 'BusyArea of @luxe/ui, or a component with a state for it'],
  [/^(?:object-fit|object-position)/, 'fit of Image'],
  [
    /^(?:transition|animation|transform|translate|scale|rotate|will-change)/,
    'a component of @luxe/ui that moves by itself',
  ],
  [
    /^(?:cursor|pointer-events|user-select|touch-action|appearance)/,
    'Button, TextButton, Link or LinkArea of @luxe/ui',
  ],
  [/^content$/, 'an element: a screen draws nothing by pseudo-elements'],
  [/^--/, 'a token: a screen sets no variables'],
];

/** Styles that are no template. */
const loopholes = [
  { pattern: /\sstyle=\{/g, what: 'style=', instead: 'a styled element: the page forbids style attributes' },
  {
    pattern: /\bstyled(?:\.\w+|\([^()]*\))\(\{/g,
    what: 'a style object',
    instead: 'a template, which this check can read',
  },
] as const;

const otherwise = 'a component of @luxe/ui or @luxe/patterns';

/**
 * Finds what is not layout in the styles of a screen (a screen writes no CSS but for layout). Reads every styled-components
 * template of a TypeScript source, or a whole `.css` file, and refuses `style={…}` on an element.
 */
export function lintLayout(file: string, source: string): LayoutFinding[] {
  if (file.endsWith('.css')) return findingsOf(source, 1);
  const inTemplates = styleTemplates(file, source).flatMap(({ tag, css, line }): LayoutFinding[] => {
    if (tag === 'keyframes') return [{ line, what: 'keyframes', instead: insteadOf('animation') }];
    if (tag === 'createGlobalStyle')
      return [{ line, what: 'createGlobalStyle', instead: 'base.css of @luxe/tokens' }];
    return findingsOf(css, line);
  });
  const elsewhere = loopholes.flatMap(({ pattern, what, instead }) =>
    [...source.matchAll(pattern)].map(({ index }): LayoutFinding => ({
      line: source.slice(0, index + 1).split('\n').length,
      what,
      instead,
    })),
  );
  return [...inTemplates, ...elsewhere].sort((a, b) => a.line - b.line);
}

/** Reads like a compiler's message: `packages/features/bag/src/views/Bag.styles.ts:12 border-top is not layout; use …`. */
export const describeLayout = (file: string, { line, what, instead }: LayoutFinding) =>
  `${file}:${line} ${what} is not layout; use ${instead}`;

function findingsOf(css: string, firstLine: number): LayoutFinding[] {
  return cssStatements(css)
    .filter((declaration) => !isLayout(declaration))
    .map(({ property, line }) => ({
      line: firstLine + line - 1,
      what: property,
      instead: insteadOf(property),
    }));
}

function isLayout({ property, value }: Declaration): boolean {
  // `${side}: 0` hides what it sets; `${mixin}` alone is a template of its own, read where it is written.
  if (property.includes(hole)) return false;
  if (/^margin(?:-[a-z-]+)?$/.test(property)) return /^(?:(?:auto|0)\s*)+$/.test(value);
  return layout.some((pattern) => pattern.test(property));
}

const insteadOf = (property: string) =>
  families.find(([pattern]) => pattern.test(property))?.[1] ?? otherwise;
