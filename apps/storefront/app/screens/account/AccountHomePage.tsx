import { decideStatus } from '../../routing/decideStatus.ts';
import { toLoaderResult } from '../../routing/toLoaderResult.ts';

const decision = decideStatus({ kind: 'accountHome' });

/** `/my-account` redirects to the orders (specification, section 2). */
export const loader = () => toLoaderResult(decision);
export const clientLoader = () => toLoaderResult(decision);

export default function AccountHomePage() {
  return null;
}
