import { Link } from 'react-router-dom';
import type { AnchorProps } from '@luxe/ui/link-provider';

/** A link of the shop: the router's where it stays inside, a plain one for files, other origins, downloads and new windows. */
export function RouterLink({ href, children, ...props }: AnchorProps) {
  const isInside = /^(\/(?![/\\])|\?|#)/.test(href) && !/^\/(api|img|assets|preferences)\//.test(href);
  // On the server a link has nobody to catch its click, and an absolute path nothing to resolve: the router's own costs six times as much.
  const isSettled = import.meta.env.SSR && href.startsWith('/');
  if (isSettled || !isInside || props.target || props.download !== undefined)
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return (
    <Link to={href} discover="none" {...props}>
      {children}
    </Link>
  );
}
