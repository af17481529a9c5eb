import { bagPath } from '@luxe/contract/paths';
import type { AddRequest } from '@luxe/resources';

/** Session storage keys (specification, section 3) [DAT-03]. */
type ExternalKey = 'externalCoupon' | 'externalCartLink';

/** Maximum number of items that one cart link may add to a bag. */
const maxLines = 10;

/**
 * Stores the external parameters of the bag page's URL in session storage and removes the query from the URL.
 * A reload therefore does not apply the parameters again.
 */
export function saveExternalParams(): void {
  const { search, pathname } = window.location;
  const query = new URLSearchParams(search);
  const coupon = query.get('externalCoupon');
  if (!coupon && !query.has('add')) return;
  window.history.replaceState(window.history.state, '', pathname);
  try {
    if (coupon) sessionStorage.setItem('externalCoupon' satisfies ExternalKey, coupon);
    if (query.has('add'))
      sessionStorage.setItem('externalCartLink' satisfies ExternalKey, `${bagPath}${search}`);
  } catch {
    // Without session storage the parameters are lost.
  }
}

/**
 * Reads and deletes a stored parameter, so that it is applied once [BAG-10]. `undefined` when none is stored.
 */
export function takeExternalParam(key: ExternalKey): string | undefined {
  try {
    const stored = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return stored?.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses the items of a cart link such as `/cart?add=mp000000000000001:100001PL:2`, with one `add` for each
 * item. The quantity defaults to 1. Malformed items are ignored, because any site can make such a link.
 */
export function parseCartLink(link: string): AddRequest[] {
  const search = link.slice(link.indexOf('?') + 1).split('#')[0];
  return new URLSearchParams(search)
    .getAll('add')
    .flatMap((text) => {
      const found = /^(mp\d{6,20}):([\w-]{1,60})(?::([1-9]|10))?$/.exec(text);
      const [, productCode, USSID, quantity = '1'] = found ?? [];
      return productCode && USSID ? [{ productCode, USSID, quantity: Number(quantity) }] : [];
    })
    .slice(0, maxLines);
}
