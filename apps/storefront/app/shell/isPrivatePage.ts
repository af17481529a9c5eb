import { resolvePath, rowOf } from '../routing/resolvePath.ts';

/**
 * Whether a page shows only the shopper's own data. The page for a missing order (`order-v2`) is not private
 * [AUT-04].
 */
export const isPrivatePage = (pathname: string): boolean =>
  rowOf(resolvePath(pathname)).isPrivate === true && !pathname.startsWith('/my-account/order-v2');
