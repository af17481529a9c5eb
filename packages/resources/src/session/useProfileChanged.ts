import { notifyOtherTabs } from '../state/channel.ts';
import { useResources } from '../context/context.ts';

/**
 * Returns a function to call after a change of the profile. The function makes this tab and the other tabs
 * read the profile and the greeting again. Other data of the page stays, such as a form in progress. Resolves
 * when this page shows the change; never rejects.
 */
export function useProfileChanged(): () => Promise<void> {
  const { profileChanged } = useResources();
  return async () => {
    await profileChanged().catch(() => undefined);
    notifyOtherTabs('profile');
  };
}
