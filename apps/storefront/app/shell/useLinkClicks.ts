import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { resolvePath } from '../paths/resolvePath.ts';

/**
 * Follows links to the shop's own pages without loading a document. One listener for all of them: a page has two hundred, and the router's
 * own link costs a browser more than the rest of a tile. It hears a click after React: who prevented it has it.
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
    // From here on React answers a press, not the document. Browser tests wait for this mark.
    document.documentElement.dataset['ready'] = '';
    return () => {
      document.removeEventListener('click', follow);
      delete document.documentElement.dataset['ready'];
    };
  }, [navigate]);
}

/** Another tab, another window, a download: the browser's own. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A jump within the page is the browser's as well: it takes the focus along. */
const isPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#') &&
  resolvePath(link.pathname).kind !== 'file';
