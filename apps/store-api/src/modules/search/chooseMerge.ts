/** When the terms of changed products form segments, and when segments are merged. */
export interface SegmentLimits {
  /**
   * Maximum number of changed products that are indexed again together after each change. When more products
   * have changed, their segment becomes permanent.
   */
  readonly fresh: number;
  /** Segments of similar size from which on they are merged. Each size is this many times the one before. */
  readonly ofSize: number;
  /** Maximum products of a merged segment, because a merge delays requests. */
  readonly largest: number;
}

/**
 * Limits for an index of this many products. A large index gets larger segments, so their number is bounded.
 */
export const limitsFor = (products: number): SegmentLimits => ({
  fresh: 256,
  ofSize: 4,
  largest: Math.max(8_192, products / 16),
});

/**
 * Chooses the segments to merge next, by their numbers of products: small ones with small ones, so that a
 * product is copied only a few times. Returns their indexes in ascending order; empty if there are too few of
 * a size.
 */
export function chooseMerge(
  sizes: readonly number[],
  { fresh, ofSize, largest }: SegmentLimits,
): readonly number[] {
  const levelOf = (size: number) => {
    let level = 0;
    for (let limit = fresh * ofSize; size >= limit; limit *= ofSize) level++;
    return level;
  };
  const ascending = sizes.map((size, at) => ({ size, at })).sort((a, b) => a.size - b.size || a.at - b.at);
  for (const members of Map.groupBy(ascending, ({ size }) => levelOf(size)).values()) {
    if (members.length < ofSize) continue;
    let total = 0;
    const fitting = members.filter(({ size }) => (total += size) <= largest);
    if (fitting.length > 1) return fitting.map(({ at }) => at).sort((a, b) => a - b);
  }
  return [];
}
