/** The contract's limit for `shown` of `personalizedProducts`. */
const visibleProductLimit = 48;

/** Ids of the products that the page links to, in document order, so that rails do not repeat them. */
export function findLinkedProductIds(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/p-mp"]');
  const ids = [...links].map(({ pathname }) => /\/p-(mp\d{15})$/.exec(pathname)?.[1] ?? '');
  return [...new Set(ids)].filter(Boolean).slice(0, visibleProductLimit);
}
