import type { AddRequest } from '@luxe/resources';

/** Names of session storage (specification, section 3). */
type ExternalKey = 'externalCoupon' | 'externalCartLink';

/** Pieces that one link may put into a bag. */
const mostPieces = 10;

/** Keeps what the bag's own address brings from elsewhere, and takes it out of the address: a page that is loaded again applies nothing again. */
export function keepExternal(): void {
  const { search, pathname } = window.location;
  const query = new URLSearchParams(search);
  const coupon = query.get('externalCoupon');
  if (!coupon && !query.has('add')) return;
  window.history.replaceState(window.history.state, '', pathname);
  try {
    if (coupon) sessionStorage.setItem('externalCoupon' satisfies ExternalKey, coupon);
    if (query.has('add')) sessionStorage.setItem('externalCartLink' satisfies ExternalKey, `/cart${search}`);
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}

/** Takes it, so that it is applied once [BAG-10]; undefined for nothing. */
export function takeExternal(key: ExternalKey): string | undefined {
  try {
    const kept = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return kept?.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The pieces of a cart link: `/cart?add=mp000000000000001:100001PL:2`, as often as there are pieces, the quantity 1 where it is left out. What
 * is not of that form is left out: the link comes from anywhere.
 */
export function piecesOfLink(link: string): AddRequest[] {
  const search = link.slice(link.indexOf('?') + 1).split('#')[0];
  return new URLSearchParams(search)
    .getAll('add')
    .flatMap((text) => {
      const found = /^(mp\d{6,20}):([\w-]{1,60})(?::([1-9]|10))?$/.exec(text);
      const [, productCode, USSID, quantity = '1'] = found ?? [];
      return productCode && USSID ? [{ productCode, USSID, quantity: Number(quantity) }] : [];
    })
    .slice(0, mostPieces);
}
