const luxury = '/brandList/a-to-z-luxury-brands';
const indiluxe = '/brandList/indiluxe-brands-index';

/**
 * Path of the brand index for a path of the form `/brandList/*-brands-index` or `/brandList/*-luxury-brands`
 * (CON-01). Used where no page has that exact path, because old links have other prefixes. The specification
 * has no index of indiluxe. Ours has `indiluxe` in the position of the star, so that both forms stay valid.
 * Undefined for another path.
 */
export function brandIndexAt(path: string): string | undefined {
  const [, prefix] = /^\/brandList\/([\w-]+)-(?:brands-index|luxury-brands)$/.exec(path) ?? [];
  if (!prefix) return undefined;
  return /^indiluxe(?:-|$)/.test(prefix) ? indiluxe : luxury;
}
