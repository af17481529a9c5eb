import { Link } from 'react-router-dom';
import type { AnchorProps } from '@luxe/ui/link-provider';

/** A link of the shop: the router's where it stays inside, a plain one for files, other origins, downloads and new windows. */
export function RouterLink({ href, children, ...props }: AnchorProps) {
  const isInside = /^(\/(?![/\\])|\?|#)/.test(href) && !/^\/(api|img|assets|preferences)\//.test(href);
  if (!isInside || props.target || props.download !== undefined)
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
