import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import type { ReactNode } from 'react';

export type BackLinkProps = {
  /** The page that the current one belongs to, or the step before. */
  href: string;
  /** Name of that page. */
  children: ReactNode;
};

/** A link to the page that this one belongs to, above its heading. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <IconText icon="chevron-left" size="sm">
      <Link href={href} tone="bare">
        {children}
      </Link>
    </IconText>
  );
}
