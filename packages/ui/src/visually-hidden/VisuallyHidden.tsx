import type { HTMLAttributes } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption' | 'label';
};

/** Words for those who do not see the picture: the name of a section, the meaning of a struck price. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Hidden as={as} {...rest} />;
}
