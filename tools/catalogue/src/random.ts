/** A seeded random number generator (mulberry32). The same seed gives the same numbers on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [at(copy, j), at(copy, i)];
      }
      return copy;
    },
  };
}

/**
 * The item at `index`, wrapping at the ends: `at(list, list.length)` is the first item. Throws for an empty
 * list.
 */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

/** A stable hash of a text (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}
