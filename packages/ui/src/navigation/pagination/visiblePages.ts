/**
 * Page numbers to show, in order: the first, the last, the current one and its neighbours. `undefined` is a
 * gap of at least 2 pages.
 */
export function visiblePages(page: number, pages: number): (number | undefined)[] {
  const pageNumbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (each) => each >= 1 && each <= pages,
  );
  return pageNumbers
    .sort((a, b) => a - b)
    .flatMap((each, index) => {
      const before = pageNumbers[index - 1] ?? each - 1;
      if (each - before === 1) return [each];
      return each - before === 2 ? [each - 1, each] : [undefined, each];
    });
}
