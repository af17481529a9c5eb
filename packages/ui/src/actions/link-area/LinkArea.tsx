import type { HTMLAttributes, Ref } from 'react';
import { Area } from './LinkArea.styles.ts';

export type LinkAreaProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'article';
  ref?: Ref<HTMLElement>;
};

/**
 * A card or row in which a press anywhere follows the link. Only the title is the link, so that the link has
 * a short name and is one tab stop. Must contain exactly one link and no other controls.
 */
export function LinkArea({ ref, ...rest }: LinkAreaProps) {
  return <Area ref={ref as Ref<HTMLDivElement>} {...rest} />;
}
