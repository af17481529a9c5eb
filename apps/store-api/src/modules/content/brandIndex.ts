const luxury = '/brandList/a-to-z-luxury-brands';
const indiluxe = '/brandList/indiluxe-brands-index';

/**
 * Path of the brand index for a path of the form `/brandList/*-brands-index` or `/brandList/*-luxury-brands`
 * (CON-01). Used where no page has that exact path, because old links have other prefixes in place of the
 * star. The specification has no brand index of indiluxe. Here, the prefix `indiluxe`, alone or followed by a
 * dash, stands for it. Undefined for another path.
 */
export function brandIndexAt(path: string): string | undefined {
  const [, prefix] = /^\/brandList\/([\w-]+)-(?:brands-index|luxury-brands)$/.exec(path) ?? [];
  if (!prefix) return undefined;
  return /^indiluxe(?:-|$)/.test(prefix) ? indiluxe : luxury;
}
