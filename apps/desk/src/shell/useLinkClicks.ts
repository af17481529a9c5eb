import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows links to pages of the desk without loading a document, with one listener for all links. Ignores
 * clicks whose default a handler of React has prevented.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || isElsewhere(event) || !isPage(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
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

/** Whether a link leads to a page of the desk, and not to an anchor or to a file. */
const isPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#') &&
  /^\/desk(?:\/(?!api\/)|$)/.test(link.pathname);
