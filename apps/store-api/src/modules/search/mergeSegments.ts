import { Growable } from './growable.ts';
import { noProduct } from './mergeColumns.ts';
import { PostingsBuilder, readPostings } from './postings.ts';
import { toSegment, type SegmentTerm, type TextSegment } from './textSegment.ts';

/**
 * Merges segments into one, without removed products and without the terms that only those had. A product is
 * in one of the segments at most. Terms without products stay only if they are terms of colours: `isOfColour`
 * reports whether a colour of the index has a term.
 */
export function mergeSegments(
  segments: readonly TextSegment[],
  isOfColour: (term: string) => boolean,
): TextSegment {
  const products = new Growable(Uint32Array);
  const parts = segments.map((segment) => ({
    segment,
    /** By old product number: the new number. */
    numbers: segment.products.map((product) => {
      if (product === noProduct) return noProduct;
      products.push(product);
      return products.length - 1;
    }),
    at: 0,
  }));
  const list = new Uint32Array(Math.max(0, ...segments.map((one) => one.products.length)));
  const merged: SegmentTerm[] = [];
  for (const term of [...new Set(segments.flatMap(({ terms }) => terms))].sort()) {
    const entry: SegmentTerm = {
      term,
      top: 0,
      isStandalone: false,
      written: { token: term, weight: 0 },
      byWeight: [],
    };
    const ofColour = isOfColour(term);
    for (const part of parts) {
      const { segment, numbers, at } = part;
      if (segment.terms[at] !== term) continue;
      part.at++;
      let top = ofColour ? (segment.tops[at] as number) : 0;
      for (let group = segment.groups[at] as number; group < (segment.groups[at + 1] as number); group++) {
        const weight = segment.weights[group] as number;
        const [start, end] = [segment.starts[group] as number, segment.starts[group + 1] as number];
        const count = readPostings(segment.bytes, start, end, list);
        for (let index = 0; index < count; index++) {
          const number = numbers[list[index] as number] as number;
          if (number === noProduct) continue;
          (entry.byWeight[weight] ??= new PostingsBuilder()).add(number);
          top = Math.max(top, weight);
        }
      }
      if (top === 0) continue;
      entry.isStandalone ||= segment.isStandalone[at] === 1;
      if (entry.written.weight < top)
        entry.written = { token: segment.written.get(term) ?? term, weight: top };
      entry.top = Math.max(entry.top, top);
    }
    if (entry.top > 0) merged.push(entry);
  }
  return toSegment(merged, products.finish());
}
