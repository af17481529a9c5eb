import type { Change, Changes } from '../../db/changeLog.ts';

/** Maximum number of changes of a topic in one slice. Other topics have no limit. */
export type SliceLimits = Readonly<Partial<Record<Change['topic'], number>>>;

/**
 * A slice of 500 products takes the search index less than a tenth of a second. New prices and stock change
 * the index in place, so more of them make a slice.
 */
const usualLimits: SliceLimits = { product: 500, offer: 2_000 };

/** Changes that are applied together, and the cursor of a reader that has applied them. */
export interface Slice {
  readonly changes: readonly Change[];
  readonly cursor: string;
}

/**
 * Divides changes into slices, in their order. Only names (of brands, categories and sellers) all come in the
 * first slice, because a product may be read with a name that was recorded after it.
 */
export function sliceChanges(
  { changes, positions, cursor }: Pick<Changes, 'changes' | 'positions' | 'cursor'>,
  limits: SliceLimits = usualLimits,
): Slice[] {
  const slices: { changes: Change[]; cursor: string }[] = [];
  let counts = new Map<Change['topic'], number>();
  let current: Change[] = changes.filter(({ topic }) => topic === 'name');
  let position = '';
  changes.forEach((change, at) => {
    const { topic } = change;
    if (topic !== 'name') {
      const count = counts.get(topic) ?? 0;
      if (count >= (limits[topic] ?? Infinity)) {
        slices.push({ changes: current, cursor: position });
        current = [];
        counts = new Map();
      }
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
      current.push(change);
    }
    position = positions[at] ?? position;
  });
  if (current.length > 0) slices.push({ changes: current, cursor });
  const last = slices.at(-1);
  if (last) last.cursor = cursor;
  return slices;
}
