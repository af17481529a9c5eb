import { resolvePath } from '../paths/resolvePath.ts';

const shopping = new Set(['bag', 'checkout', 'orderOutcome']);

/** Pages that are nothing without who they are about. Missing orders are left alone [RTE-10]. */
export const isOwnPlace = (pathname: string): boolean =>
  /^\/my-account(?!\/order-v2)(\/|$)/.test(pathname) || shopping.has(resolvePath(pathname).kind);
