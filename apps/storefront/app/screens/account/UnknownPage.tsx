import { decideStatus } from '../../routing/decideStatus.ts';
import { toLoaderResult } from '../../routing/toLoaderResult.ts';

/** An account page that does not exist or is not built yet: 404 on the server and in the browser [RTE-06]. */
const answerMissing = () => toLoaderResult(decideStatus({ kind: 'account' }, 'missing'));

// `loader` and `clientLoader` are separate functions, because the browser's build removes `loader`.
export const loader = () => answerMissing();
export const clientLoader = () => answerMissing();

export default function UnknownPage() {
  return null;
}
