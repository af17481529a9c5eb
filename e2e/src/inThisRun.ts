/**
 * The part of a long list that this run tests: all of it, or with `E2E_SEED` every third item, others for
 * each seed. `npm test` sets the seed from the commit. Items take turns by position, because chance could
 * leave out all items of a short list. Lists within items of another list take their turns at another pace
 * (`level`), so that every combination has its turn.
 */
export function inThisRun<Item>(items: readonly Item[], level = 0): Item[] {
  const seed = process.env.E2E_SEED;
  const turn = Math.floor(Number(seed) / 3 ** level) % 3;
  return items.filter((_, at) => seed === undefined || at % 3 === turn);
}
