/** The products of a shelf nearest to a price, by ratio; one pass, because a shelf may hold thousands. */
export function nearest(prices: ReadonlyMap<string, number>, id: string, price: number, limit: number) {
  const found: { other: string; apart: number }[] = [];
  for (const [other, theirs] of prices) {
    if (other === id) continue;
    const apart = Math.abs(Math.log((theirs + 1) / (price + 1)));
    const last = found.at(-1);
    if (found.length >= limit && last && apart > last.apart) continue;
    found.push({ other, apart });
    found.sort((a, b) => a.apart - b.apart || (a.other < b.other ? -1 : 1));
    if (found.length > limit) found.pop();
  }
  return found;
}

/** The first of each shelf, then the second of each, and so on. */
export function inTurn(shelves: readonly { found: readonly { other: string }[] }[]): string[] {
  const longest = Math.max(0, ...shelves.map(({ found }) => found.length));
  return Array.from({ length: longest }, (_, turn) =>
    shelves.flatMap(({ found }) => found[turn]?.other ?? []),
  ).flat();
}
