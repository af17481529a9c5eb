import { cssStatements, type Declaration } from './cssStatements.ts';
import { interpolationPlaceholder, styleTemplates } from './styleTemplates.ts';

/** A style that a screen may not set. Lines count from 1. */
export interface LayoutFinding {
  readonly line: number;
  /**
   * What was rejected: the property, or another construct such as `keyframes`, `style=` or `a style object`.
   */
  readonly construct: string;
  readonly suggestion: string;
}

/** Properties of position and size, the only ones that a screen may set. */
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

/** What to use instead, by property. The first match applies. */
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
    'a component of @luxe/ui with that motion',
  ],
  [
    /^(?:cursor|pointer-events|user-select|touch-action|appearance)/,
    'Button, TextButton, Link or LinkArea of @luxe/ui',
  ],
  [/^content$/, 'an element: a screen has no pseudo-elements'],
  [/^--/, 'a token: a screen sets no variables'],
];

/** Ways to set styles outside style templates. */
const loopholes = [
  { pattern: /\sstyle=\{/g, what: 'style=', instead: 'a styled element: the page forbids style attributes' },
  {
    pattern: /\bstyled(?:\.\w+|\([^()]*\))\(\{/g,
    what: 'a style object',
    instead: 'a template, which this check can read',
  },
] as const;

const defaultSuggestion = 'a component of @luxe/ui or @luxe/patterns';

/**
 * Finds styles of a screen that are not layout. Reads all styled-components templates of a TypeScript source,
 * or a complete `.css` file. Also rejects `style={…}` on an element and style objects.
 */
export function lintLayout(file: string, source: string): LayoutFinding[] {
  if (file.endsWith('.css')) return findingsOf(source, 1);
  const inTemplates = styleTemplates(file, source).flatMap(({ tag, css, line }): LayoutFinding[] => {
    if (tag === 'keyframes')
      return [{ line, construct: 'keyframes', suggestion: suggestionFor('animation') }];
    if (tag === 'createGlobalStyle')
      return [{ line, construct: 'createGlobalStyle', suggestion: 'base.css of @luxe/tokens' }];
    return findingsOf(css, line);
  });
  const elsewhere = loopholes.flatMap(({ pattern, what, instead }) =>
    [...source.matchAll(pattern)].map(({ index }): LayoutFinding => ({
      line: source.slice(0, index + 1).split('\n').length,
      construct: what,
      suggestion: instead,
    })),
  );
  return [...inTemplates, ...elsewhere].sort((a, b) => a.line - b.line);
}

/**
 * Formats a finding like a compiler message: `packages/features/bag/src/views/Bag.styles.ts:12 border-top is
 * not layout; use …`.
 */
export const describeLayout = (file: string, { line, construct, suggestion }: LayoutFinding) =>
  `${file}:${line} ${construct} is not layout; use ${suggestion}`;

function findingsOf(css: string, firstLine: number): LayoutFinding[] {
  return cssStatements(css)
    .filter((declaration) => !isLayout(declaration))
    .map(({ property, line }) => ({
      line: firstLine + line - 1,
      construct: property,
      suggestion: suggestionFor(property),
    }));
}

function isLayout({ property, value }: Declaration): boolean {
  // A property with an interpolation such as `padding-${side}` cannot be checked, so false rejects it. The
  // template that an interpolation such as `${mixin}` inserts is checked where it is written.
  if (property.includes(interpolationPlaceholder)) return false;
  if (/^margin(?:-[a-z-]+)?$/.test(property)) return /^(?:(?:auto|0)\s*)+$/.test(value);
  return layout.some((pattern) => pattern.test(property));
}

const suggestionFor = (property: string) =>
  families.find(([pattern]) => pattern.test(property))?.[1] ?? defaultSuggestion;
