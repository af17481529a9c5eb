import { decideStatus } from '../routing/decideStatus.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';

const leave = () => toLoaderResult(decideStatus({ kind: 'luxelife' }));

export const loader = leave;
export const clientLoader = leave;

/** `/browse/luxury/luxelife`: its loader redirects to the blog. */
export default function LuxelifePage() {
  return null;
}
