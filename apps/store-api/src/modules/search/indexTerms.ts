import { chooseMerge, limitsFor, type SegmentLimits } from './chooseMerge.ts';
import { colourTermsOf } from './colourTerms.ts';
import { productIndexOf, type Columns } from './columns.ts';
import type { SearchDocument, SearchNames } from './engine.ts';
import { noProduct, type Replacement } from './mergeColumns.ts';
import { mergeSegments } from './mergeSegments.ts';
import { TextSegmentBuilder, type TextSegment } from './textSegment.ts';

/**
 * The terms of all products of an index. A change makes new ones, so that a failed change leaves no trace.
 */
export interface IndexTerms {
  /** Segments that stay until they are merged. */
  readonly permanent: readonly TextSegment[];
  /** Products that changed recently. The newest segment contains their terms. */
  readonly fresh: ReadonlyMap<string, SearchDocument>;
  readonly newest: TextSegment | undefined;
}

export const segmentsOf = ({ permanent, newest }: IndexTerms): TextSegment[] =>
  newest ? [...permanent, newest] : [...permanent];

export interface TermChanges {
  readonly changed: ReadonlyMap<string, Replacement>;
  /** As `mergeColumns` returns it. */
  readonly moved: Uint32Array;
  /** The columns with the changes. */
  readonly columns: Columns;
  readonly names: SearchNames;
  readonly limits?: SegmentLimits | undefined;
}

/** Returns the terms after changes to products. Merges segments, so that a search reads few of them. */
export function changeTerms(
  terms: IndexTerms,
  { changed, moved, columns, names, limits = limitsFor(columns.products) }: TermChanges,
): IndexTerms {
  const fresh = new Map(terms.fresh);
  for (const [id, { document }] of changed) {
    if (document) fresh.set(id, document);
    else fresh.delete(id);
  }
  const permanent = terms.permanent.map((one) => ({
    ...one,
    products: one.products.map((product) => moved[product] ?? noProduct),
  }));
  const newest = freshSegment(fresh, columns, names);
  if (!newest || fresh.size <= limits.fresh)
    return { permanent: mergeAll(permanent, columns, limits), fresh, newest };
  return {
    permanent: mergeAll([...permanent, newest], columns, limits),
    fresh: new Map(),
    newest: undefined,
  };
}

function freshSegment(
  fresh: ReadonlyMap<string, SearchDocument>,
  columns: Columns,
  names: SearchNames,
): TextSegment | undefined {
  if (fresh.size === 0) return undefined;
  const builder = new TextSegmentBuilder(names);
  for (const document of fresh.values()) builder.add(document, productIndexOf(columns.ids, document.id));
  return builder.finish();
}

/** Drops segments without products, and merges segments until there are few of each size. */
function mergeAll(all: readonly TextSegment[], columns: Columns, limits: SegmentLimits): TextSegment[] {
  let segments = all.filter(({ products }) => sizeOf(products) > 0);
  let colours: ReadonlySet<string> | undefined;
  for (;;) {
    const chosen = new Set(
      chooseMerge(
        segments.map(({ products }) => sizeOf(products)),
        limits,
      ),
    );
    if (chosen.size === 0) return segments;
    const ofColours = (colours ??= termsOfColours(columns));
    const merged = mergeSegments(
      segments.filter((_, at) => chosen.has(at)),
      (term) => ofColours.has(term),
    );
    segments = [...segments.filter((_, at) => !chosen.has(at)), merged];
  }
}

/** Number of products that were not removed. */
function sizeOf(products: Uint32Array): number {
  let size = 0;
  for (const product of products) if (product !== noProduct) size++;
  return size;
}

/** The terms of all colours in which the index has a product. */
function termsOfColours({ colour, tables }: Columns): ReadonlySet<string> {
  const used = new Set(colour);
  return new Set(
    tables.colours.flatMap((one, code) => (used.has(code) ? colourTermsOf(one).map(([term]) => term) : [])),
  );
}
