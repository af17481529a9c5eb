import type { ReactNode } from 'react';
import { Skip } from './SkipLink.styles.ts';

export type SkipLinkProps = {
  /** The main region, which needs this id and `tabIndex={-1}`. Default `#main`. */
  href?: `#${string}`;
  children?: ReactNode;
};

/** First thing a keyboard reaches: past the header, to what the page is about. Unseen until it has focus. */
export function SkipLink({ href = '#main', children = 'Skip to main content' }: SkipLinkProps) {
  return <Skip href={href}>{children}</Skip>;
}
