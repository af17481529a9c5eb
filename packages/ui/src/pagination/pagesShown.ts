/**
 * The page numbers to offer, in order, with `undefined` where some are left out: the first, the last, the current one and
 * its neighbours. A gap never hides a single page.
 */
export function pagesShown(page: number, pages: number): (number | undefined)[] {
  const kept = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (each) => each >= 1 && each <= pages,
  );
  return kept
    .sort((a, b) => a - b)
    .flatMap((each, index) => {
      const before = kept[index - 1] ?? each - 1;
      if (each - before === 1) return [each];
      return each - before === 2 ? [each - 1, each] : [undefined, each];
    });
}
