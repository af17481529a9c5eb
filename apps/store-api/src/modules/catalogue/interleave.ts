/** Returns the first product of each group, then the second of each group, and so on. */
export function interleave(groups: readonly { found: readonly { other: string }[] }[]): string[] {
  const longest = Math.max(0, ...groups.map(({ found }) => found.length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap(({ found }) => found[index]?.other ?? []),
  ).flat();
}
