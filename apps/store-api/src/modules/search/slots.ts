import type { Alternative } from './readTerm.ts';
import { noProduct } from './mergeColumns.ts';
import { readPostings } from './postings.ts';
import type { TextSegment } from './textSegment.ts';

/** One word of a query, prepared for matching: its alternatives, each with up to 100 points. */
export interface Slot {
  /** Posting lists, highest points first. */
  readonly lists: readonly { segment: TextSegment; group: number; points: number }[];
  /** Total length of all lists. A product that is in several lists counts several times. */
  readonly size: number;
  /** Points by colour number; undefined if the word matches no colour. */
  readonly colours: Uint8Array | undefined;
}

/**
 * Builds the slot of a query word from its alternatives. `ofColours` maps a term to its weights by colour
 * number.
 */
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

/**
 * Writes the product indexes of a posting list to the start of `into`, without removed products. Returns
 * their number.
 */
export function readList({ segment, group }: Slot['lists'][number], into: Uint32Array): number {
  const { bytes, starts, products } = segment;
  const read = readPostings(bytes, starts[group] as number, starts[group + 1] as number, into);
  let count = 0;
  for (let at = 0; at < read; at++) {
    const product = products[into[at] as number] as number;
    if (product !== noProduct) into[count++] = product;
  }
  return count;
}

/**
 * The posting lists (groups) of a term in a segment: the number of the first group, and the number after the
 * last group. Both numbers are 0 for an unknown term.
 */
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
