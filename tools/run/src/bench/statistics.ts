/**
 * The percentile by nearest rank: the value that `share` of the values do not exceed. Throws for an empty
 * list.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('An empty list has no percentile.');
  return found;
}

/** The middle value, or the mean of the two middle values. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.');
  return (upper + lower) / 2;
}
