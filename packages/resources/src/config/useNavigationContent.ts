import { useEffect, useState } from 'react';
import { useResources } from '../context/context.ts';
import { readProperties } from './properties.ts';
import { readRemoteConfig } from './remoteConfig.ts';

/** `full`: menus with sections, brands and pictures. `links`: only links. */
export type NavigationContent = 'full' | 'links';

/**
 * Returns `full`, unless a setting limits the navigation to `links` [CON-08]. Undefined until the settings
 * are loaded. Makes no request until `isWanted` is true.
 */
export function useNavigationContent(isWanted: boolean): NavigationContent | undefined {
  const { client } = useResources();
  const [content, setContent] = useState<NavigationContent>();
  useEffect(() => {
    if (!isWanted || content) return;
    let isCancelled = false;
    void Promise.all([readProperties(client), readRemoteConfig(client)]).then(([properties, remote]) => {
      const isLinks = remote['nav_content'] === 'links' || properties['Desktop-new-header'] === 'false';
      if (!isCancelled) setContent(isLinks ? 'links' : 'full');
    });
    return () => {
      isCancelled = true;
    };
  }, [client, content, isWanted]);
  return content;
}
