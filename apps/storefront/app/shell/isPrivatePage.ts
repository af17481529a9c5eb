import { resolvePath } from '../paths/resolvePath.ts';

const privateKinds = new Set(['bag', 'checkout', 'orderOutcome']);

/**
 * Whether a page shows only the shopper's own data. The page for a missing order (`order-v2`) is not private
 * [AUT-04].
 */
export const isPrivatePage = (pathname: string): boolean =>
  /^\/my-account(?!\/order-v2)(\/|$)/.test(pathname) || privateKinds.has(resolvePath(pathname).kind);
