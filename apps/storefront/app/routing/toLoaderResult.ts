import { data, redirect } from 'react-router-dom';
import type { Decision } from './decideStatus.ts';

/**
 * The result of a loader after a decision. Throws a redirect, or the status of an error screen, as the router
 * expects.
 */
export function toLoaderResult({ status, to, shows }: Decision) {
  if (to !== undefined) throw redirect(to, status);
  if (shows !== 'screen') throw data(null, { status });
  return status === 200 ? null : data(null, { status });
}
