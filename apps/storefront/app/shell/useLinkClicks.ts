import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { resolvePath } from '../routing/resolvePath.ts';

/**
 * Follows links to the shop's own pages without loading a document. A single listener handles all links. A
 * page has 200 links, and the router's `Link` costs more than the rest of a tile. Runs after React's handlers
 * and ignores clicks whose default they prevented.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || isElsewhere(event) || !isPage(link)) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      const isHere = to === location.pathname + location.search + location.hash;
      void navigate(to, { replace: isHere });
    };
    document.addEventListener('click', follow);
    // Marks the page as ready: from here on, React handles clicks. Browser tests wait for this attribute.
    document.documentElement.dataset['ready'] = '';
    return () => {
      document.removeEventListener('click', follow);
      delete document.documentElement.dataset['ready'];
    };
  }, [navigate]);
}

/** Whether a click opens another tab or window, or downloads the target. The browser handles such clicks. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Whether a link leads to a page of the shop. Anchors (`#…`) are left to the browser, which also moves the
 * focus.
 */
const isPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  // A link with a type leads to a file. Without `download`, the browser shows a page that answers instead.
  link.type === '' &&
  !link.getAttribute('href')?.startsWith('#') &&
  resolvePath(link.pathname).kind !== 'file';
