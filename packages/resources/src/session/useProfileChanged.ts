import { tellOthers } from '../channel.ts';
import { useResources } from '../context.ts';

/**
 * For what has changed the profile: here and in the other tabs it is read again, and the greeting with it; what else a page holds, a form
 * that is being filled in among it, stays. Resolves when this page shows it; rejects never.
 */
export function useProfileChanged(): () => Promise<void> {
  const { profileChanged } = useResources();
  return async () => {
    await profileChanged().catch(() => undefined);
    tellOthers('profile');
  };
}
