import { useEffect, useState } from 'react';
import { useResources } from '../context/context.ts';
import { readProperties } from './properties.ts';
import { readRemoteConfig } from './remoteConfig.ts';

/** `full`: menus with sections, brands and pictures. `links`: only links. */
export type NavigationContent = 'full' | 'links';

/**
 * Returns `full`, unless a setting limits the navigation to `links` [CON-08]. Undefined until the switches of
 * the shop are known [CFG-01]. The remote settings may need a minute to answer, so the navigation is not
 * limited by them until they are loaded. Makes no request until `isWanted` is true.
 */
export function useNavigationContent(isWanted: boolean): NavigationContent | undefined {
  const { client } = useResources();
  const [content, setContent] = useState<NavigationContent>();
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    const limit = () => {
      if (!isCancelled) setContent('links');
    };
    void readProperties(client).then((properties) => {
      if (properties['Desktop-new-header'] === 'false') limit();
      else if (!isCancelled) setContent((known) => known ?? 'full');
    });
    void readRemoteConfig(client).then((remote) => {
      if (remote['nav_content'] === 'links') limit();
    });
    return () => {
      isCancelled = true;
    };
  }, [client, isWanted]);
  return content;
}
