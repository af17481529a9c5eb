import { useModal } from '@luxe/ui/modal-host';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { resolvePath, rowOf, type RouteMatch } from '../routing/resolvePath.ts';

/**
 * Follows links to the shop's own pages without loading a document. A single listener handles all links. A
 * page has 200 links, and the router's `Link` costs more than the rest of a tile. Runs after React's handlers
 * and ignores clicks whose default they prevented. Renders nothing.
 *
 * A page with `isModal` opens as a modal over the current page. It opens as a page when the code of the modal
 * does not load.
 */
export function LinkClicks() {
  const navigate = useNavigate();
  const modals = useModal();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || isElsewhere(event)) return;
      const route = toPage(link);
      if (!route) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      const open = () => void navigate(pathname + search + hash, { replace: href === location.href });
      if (!rowOf(route).isModal || pathname === location.pathname) open();
      else
        import('./openLinkModal.ts').then(({ openLinkModal }) => openLinkModal(modals, pathname)).catch(open);
    };
    document.addEventListener('click', follow);
    // Marks the page as ready: from here on, React handles clicks. Browser tests wait for this attribute.
    document.documentElement.dataset['ready'] = '';
    return () => {
      document.removeEventListener('click', follow);
      delete document.documentElement.dataset['ready'];
    };
  }, [navigate, modals]);
  return null;
}

/** Whether a click opens another tab or window, or downloads the target. The browser handles such clicks. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The page of the shop to which a link leads; undefined for another target. Anchors (`#…`) are left to the
 * browser, which also moves the focus.
 */
function toPage(link: HTMLAnchorElement): RouteMatch | undefined {
  const isOwn =
    link.origin === location.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    // A link with a type leads to a file. Without `download`, the browser shows a page that answers instead.
    link.type === '' &&
    !link.getAttribute('href')?.startsWith('#');
  const route = isOwn ? resolvePath(link.pathname) : undefined;
  return route?.kind === 'file' ? undefined : route;
}
