import { interactionCases, interactionName } from './interactionKinds.ts';

/** The limit of a figure. */
export type Bar = { readonly most: number } | { readonly least: number };

interface FigureKind {
  readonly unit: string;
  readonly bar?: Bar;
}

export const pages = ['home', 'listing', 'product'] as const;
export type Page = (typeof pages)[number];

/**
 * Every figure that the bench measures, with its unit and its bar, the limit that it must meet. A run lists
 * all figures, including those that could not be measured.
 */
const figureKinds: Readonly<Record<FamilyName, Readonly<Record<string, FigureKind>>>> = {
  weights: {
    // Each page also has a budget, which is lower (apps/storefront/first-load/record.json).
    'first-load JavaScript, home': { unit: 'KiB gz', bar: { most: 140 } },
    'first-load JavaScript, listing': { unit: 'KiB gz', bar: { most: 145 } },
    'first-load JavaScript, product': { unit: 'KiB gz', bar: { most: 145 } },
    // The home page of a build with LIBRARY_PATCHES=off (packages/library-patches).
    'first-load JavaScript without library patches, home': { unit: 'KiB gz' },
    // Within these limits, response headers and HTML fit into the ten packets that a server may send at once.
    // One more packet would delay the first paint by a round trip.
    'HTML, home': { unit: 'kB gz', bar: { most: 13.7 } },
    'HTML, listing': { unit: 'kB gz', bar: { most: 13 } },
    'HTML, product': { unit: 'kB gz' },
  },
  cpu: {
    'CPU per uncached answer, home': { unit: 'ms' },
    'CPU per uncached answer, listing': { unit: 'ms', bar: { most: 6 } },
    'CPU per uncached answer, product': { unit: 'ms' },
    'CPU per uncached answer, listing of a new price': { unit: 'ms' },
    'CPU per uncached answer, home, eight at once': { unit: 'ms' },
    'CPU per uncached answer, listing, eight at once': { unit: 'ms', bar: { most: 6 } },
    'CPU per uncached answer, product, eight at once': { unit: 'ms' },
    'CPU per uncached answer, listing of a new price, eight at once': { unit: 'ms' },
    'p99 at 50 connections, uncached listing': { unit: 'ms' },
    'CPU per cached answer, home': { unit: 'ms' },
    'CPU per cached answer, listing': { unit: 'ms', bar: { most: 0.3 } },
    'CPU per cached answer, product': { unit: 'ms' },
    'cached answers per second of one core': { unit: '/s', bar: { least: 1500 } },
    'p99 at 50 connections, cached listing': { unit: 'ms', bar: { most: 50 } },
  },
  // Quotients of a page and a bare React page with the same texts, except the number of forced layouts.
  'main-thread': Object.fromEntries(
    pages.flatMap((page): [string, FigureKind][] => [
      [`CPU, ${page}`, { unit: '×' }],
      [`blocking, ${page}`, { unit: '×' }],
      [`longest task, ${page}`, { unit: '×' }],
      [`requests, ${page}`, { unit: '×' }],
      [`script, ${page}`, { unit: '×' }],
      [`style and layout, ${page}`, { unit: '×' }],
      [`paint, ${page}`, { unit: '×' }],
      [`forced layouts, ${page}`, { unit: '' }],
      [`time of tasks, four times slower, ${page}`, { unit: '×' }],
      [`blocking, four times slower, ${page}`, { unit: '×' }],
    ]),
  ),
  lighthouse: Object.fromEntries(
    pages.flatMap((page): [string, FigureKind][] => [
      [`performance, ${page}`, { unit: 'points', bar: { least: 98 } }],
      [`performance, worst below the median, ${page}`, { unit: 'points', bar: { most: 3 } }],
      [`accessibility, ${page}`, { unit: 'points', bar: { least: 100 } }],
      [`best practices, ${page}`, { unit: 'points', bar: { least: 100 } }],
      [`SEO, ${page}`, { unit: 'points', bar: { least: 100 } }],
      [`LCP, ${page}`, { unit: 's', bar: { most: 1.5 } }],
      [`TBT, ${page}`, { unit: 'ms', bar: { most: 50 } }],
      [`CLS, ${page}`, { unit: '', bar: { most: 0 } }],
      [`benchmark index, ${page}`, { unit: '', bar: { least: 2000 } }],
    ]),
  ),
  interactions: Object.fromEntries(
    interactionCases.map((one): [string, FigureKind] => [
      interactionName(one),
      { unit: 'ms', bar: { most: 100 } },
    ]),
  ),
  search: {
    'facet query p50': { unit: 'ms' },
    'facet query p95': { unit: 'ms', bar: { most: 2 } },
    'suggestions p95': { unit: 'ms', bar: { most: 10 } },
    'index start': { unit: 's', bar: { most: 3 } },
    'index first build': { unit: 's' },
    'index memory': { unit: 'MB' },
    'facet query p50, a million': { unit: 'ms' },
    'facet query p95, a million': { unit: 'ms', bar: { most: 15 } },
    'suggestions p95, a million': { unit: 'ms', bar: { most: 10 } },
    'index start, a million': { unit: 's' },
    'index first build, a million': { unit: 's' },
    'index memory, a million': { unit: 'MB' },
  },
  memory: {
    'with PostgreSQL, at rest': { unit: 'MB', bar: { most: 350 } },
    'with PostgreSQL, under load': { unit: 'MB', bar: { most: 600 } },
    'PostgreSQL itself, at rest': { unit: 'MB' },
    'PostgreSQL itself, under load': { unit: 'MB' },
    'warm start to first page, PostgreSQL': { unit: 's', bar: { most: 3 } },
    'embedded, at rest': { unit: 'MB', bar: { most: 650 } },
    'embedded, under load': { unit: 'MB', bar: { most: 900 } },
    'warm start to first page, embedded': { unit: 's', bar: { most: 3 } },
  },
  shoppers: {
    'p95 of a request, 100 shoppers': { unit: 'ms', bar: { most: 1000 } },
    'rejected requests, 100 shoppers': { unit: '%', bar: { most: 0 } },
    'p95 of a request, 200 shoppers': { unit: 'ms' },
    'rejected requests, 200 shoppers': { unit: '%' },
    'p95 of a change of a bag, 200 shoppers': { unit: 'ms' },
    'rejected changes of a bag, 200 shoppers': { unit: '%', bar: { most: 0 } },
    'p95 of the cached home page beside a crawler': { unit: 'ms', bar: { most: 100 } },
  },
};

export const familyNames = [
  'weights',
  'cpu',
  'main-thread',
  'lighthouse',
  'interactions',
  'search',
  'memory',
  'shoppers',
] as const;
export type FamilyName = (typeof familyNames)[number];

/** One measurement and its bar. */
export interface Figure extends FigureKind {
  readonly family: FamilyName;
  /** Unique within its family. */
  readonly name: string;
  /** `undefined` when the figure could not be measured. `reason` then explains why. */
  readonly value?: number;
  /** Why there is no value, or why the value is not compared with its bar (limit) in this run. */
  readonly reason?: string;
}

export type Verdict = 'met' | 'missed' | 'not counted' | 'not measured' | 'no bar';

export function verdictOf({ value, bar, reason }: Figure): Verdict {
  if (value === undefined) return 'not measured';
  if (!bar) return 'no bar';
  if (reason !== undefined) return 'not counted';
  const isMet = 'most' in bar ? value <= bar.most : value >= bar.least;
  return isMet ? 'met' : 'missed';
}

/**
 * The results of a family of figures, by name. A result is a number, the reason for a missing number, or a
 * number with the reason why its bar (limit) does not count.
 */
export type Measured = Readonly<Record<string, number | string | { value: number; reason: string }>>;

/**
 * All figures of a family in order. A figure without a value has a reason. Throws for a name that the family
 * does not have, because a typing error would otherwise hide a figure.
 */
export function toFigures(family: FamilyName, measured: Measured, otherwise = 'not measured'): Figure[] {
  const kinds = figureKinds[family];
  const unknown = Object.keys(measured).filter((name) => !Object.hasOwn(kinds, name));
  if (unknown.length) throw new Error(`${family} has no figure ${unknown.join(', ')}.`);
  return Object.entries(kinds).map(([name, kind]) => {
    const found = measured[name] ?? otherwise;
    const figure = { family, name, ...kind };
    if (typeof found === 'number') return { ...figure, value: found };
    return typeof found === 'string' ? { ...figure, reason: found } : { ...figure, ...found };
  });
}
