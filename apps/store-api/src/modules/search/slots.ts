import type { Alternative } from './meaning.ts';
import { gone } from './merge-columns.ts';
import { readPostings } from './postings.ts';
import type { TextSegment } from './text-segment.ts';

/** A word of a query, as the index holds it: all that may stand for it, with the points (up to 100) that each gives. */
export interface Slot {
  /** Products, by what the word says about them: most points first. */
  readonly lists: readonly { segment: TextSegment; group: number; points: number }[];
  /** Products in all lists. */
  readonly size: number;
  /** Points by number of the colour; `undefined` when the word says nothing about colours. */
  readonly colours: Uint8Array | undefined;
}

/** Puts a slot together. `ofColours`: term → weight by number of the colour. */
export function slotOf(
  alternatives: readonly Alternative[],
  segments: readonly TextSegment[],
  ofColours: ReadonlyMap<string, Uint8Array>,
): Slot {
  const trusts = new Map<string, number>();
  for (const { term, trust } of alternatives) trusts.set(term, Math.max(trust, trusts.get(term) ?? 0));
  const lists: Slot['lists'][number][] = [];
  let size = 0;
  let colours: Uint8Array | undefined;
  for (const [term, trust] of trusts) {
    for (const segment of segments) {
      const [from, end] = groupsOf(segment, term);
      for (let group = from; group < end; group++) {
        lists.push({ segment, group, points: (segment.weights[group] as number) * trust });
        size += segment.counts[group] as number;
      }
    }
    const weights = ofColours.get(term);
    if (!weights) continue;
    const known = colours;
    colours = weights.map((weight, code) => Math.max(weight * trust, known?.[code] ?? 0));
  }
  return { lists: lists.sort((a, b) => b.points - a.points), size, colours };
}

/** Writes the places of a list's products into `into`, from the beginning, and says how many they are. */
export function readList({ segment, group }: Slot['lists'][number], into: Uint32Array): number {
  const { bytes, starts, products } = segment;
  const read = readPostings(bytes, starts[group] as number, starts[group + 1] as number, into);
  let count = 0;
  for (let at = 0; at < read; at++) {
    const product = products[into[at] as number] as number;
    if (product !== gone) into[count++] = product;
  }
  return count;
}

/** First and end of a term's groups. */
function groupsOf({ terms, groups }: TextSegment, term: string): [number, number] {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < term) low = middle + 1;
    else high = middle;
  }
  if (terms[low] !== term) return [0, 0];
  return [groups[low] as number, groups[low + 1] as number];
}
