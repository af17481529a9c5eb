import { useEffect, useState } from 'react';
import { useResources } from '../context.ts';
import { readProperties } from './properties.ts';
import { readRemoteConfig } from './remoteConfig.ts';

/** `full`: menus with sections, houses and pictures. `links`: the links alone. */
export type NavigationContent = 'full' | 'links';

/**
 * How much of the navigation's content is shown; undefined until known. Where settings cannot be had, all of it [CON-08]. Nothing is asked
 * before it is wanted.
 */
export function useNavigationContent(isWanted: boolean): NavigationContent | undefined {
  const { client } = useResources();
  const [content, setContent] = useState<NavigationContent>();
  useEffect(() => {
    if (!isWanted || content) return;
    let isGone = false;
    void Promise.all([readProperties(client), readRemoteConfig(client)]).then(([properties, remote]) => {
      const isLinks = remote['nav_content'] === 'links' || properties['Desktop-new-header'] === 'false';
      if (!isGone) setContent(isLinks ? 'links' : 'full');
    });
    return () => {
      isGone = true;
    };
  }, [client, content, isWanted]);
  return content;
}
