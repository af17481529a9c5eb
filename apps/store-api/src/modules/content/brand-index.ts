const luxury = '/brandList/a-to-z-luxury-brands';
const indiluxe = '/brandList/indiluxe-brands-index';

/**
 * The brand index that an address of the form `/brandList/*-brands-index` or `/brandList/*-luxury-brands` asks for (CON-01), where no page
 * has that very address: old links carry words of their own before it. The specification names no index of indiluxe; ours says the
 * catalogue where the star stands, so that both forms stay as they are. `undefined` for another address.
 */
export function brandIndexAt(path: string): string | undefined {
  const [, words] = /^\/brandList\/([\w-]+)-(?:brands-index|luxury-brands)$/.exec(path) ?? [];
  if (!words) return undefined;
  return /^indiluxe(?:-|$)/.test(words) ? indiluxe : luxury;
}
