/** The first of each shelf, then the second of each, and so on. */
export function inTurn(shelves: readonly { found: readonly { other: string }[] }[]): string[] {
  const longest = Math.max(0, ...shelves.map(({ found }) => found.length));
  return Array.from({ length: longest }, (_, turn) =>
    shelves.flatMap(({ found }) => found[turn]?.other ?? []),
  ).flat();
}
