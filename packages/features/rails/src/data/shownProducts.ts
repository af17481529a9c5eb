/** Of the contract (`shown` of personalizedProducts). */
const shownLimit = 48;

/** Ids of the products that the page links to, in its order: the rails below need not repeat them. */
export function shownProducts(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/p-mp"]');
  const ids = [...links].map(({ pathname }) => /\/p-(mp\d{15})$/.exec(pathname)?.[1] ?? '');
  return [...new Set(ids)].filter(Boolean).slice(0, shownLimit);
}
