import type { ReactNode } from 'react';
import { Skip } from './SkipLink.styles.ts';

export type SkipLinkProps = {
  /** The main region, which needs this id and `tabIndex={-1}`. Default `#main`. */
  href?: `#${string}`;
  children?: ReactNode;
};

/** The first tab stop of a page: skips the header. Visible only while focused. */
export function SkipLink({ href = '#main', children = 'Skip to main content' }: SkipLinkProps) {
  return <Skip href={href}>{children}</Skip>;
}
