import type { HTMLAttributes, Ref } from 'react';
import { Area } from './LinkArea.styles.ts';

export type LinkAreaProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'article';
  ref?: Ref<HTMLElement>;
};

/**
 * A card or a row that leads somewhere as a whole. The link itself is its title, so that it has a short name and is one stop of the Tab key;
 * its target is all of the area. Holds one link, and nothing else that is pressed.
 */
export function LinkArea({ ref, ...rest }: LinkAreaProps) {
  return <Area ref={ref as Ref<HTMLDivElement>} {...rest} />;
}
