import type { HTMLAttributes } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption' | 'label';
};

/** Text for assistive technology only, such as the name of a section or the meaning of a struck price. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return <Hidden as={as} {...rest} />;
}
