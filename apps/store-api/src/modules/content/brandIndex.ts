const luxury = '/brandList/a-to-z-luxury-brands';
const indiluxe = '/brandList/indiluxe-brands-index';

/**
 * Path of the brand index that is shown for an old link. Old links have the form `/brandList/*-brands-index`
 * or `/brandList/*-luxury-brands` with various prefixes (CON-01). Call this only if no page has the exact
 * path. A prefix that is `indiluxe` or begins with `indiluxe-` stands for the brand index of indiluxe, which
 * the specification does not contain. Undefined for a path of any other form.
 */
export function brandIndexAt(path: string): string | undefined {
  const [, prefix] = /^\/brandList\/([\w-]+)-(?:brands-index|luxury-brands)$/.exec(path) ?? [];
  if (!prefix) return undefined;
  return /^indiluxe(?:-|$)/.test(prefix) ? indiluxe : luxury;
}
