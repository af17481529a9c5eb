import type { ComponentPropsWithRef } from 'react';
import { Title } from './Heading.styles.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/**
 * Font sizes. `label` is 15 px Anek, medium weight. In windows at least 768 px wide, the other sizes are 26,
 * 32, 44, 64, 88 and 120 px Caslon, in this order. In narrower windows they are smaller.
 */
export type HeadingSize =
  'label' | 'title-s' | 'title-m' | 'title-l' | 'display-m' | 'display-l' | 'display-xl';

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Position in the outline of the page. Independent of the size. */
  level: HeadingLevel;
  /** Default: `display-m` for level 1, `title-m` for 2, `title-s` for 3, `label` for levels 4 to 6. */
  size?: HeadingSize;
  /** Renders a paragraph that only looks like a heading, such as a quotation. `level` has no effect then. */
  as?: 'p';
};

const defaultSizes: Record<HeadingLevel, HeadingSize> = {
  1: 'display-m',
  2: 'title-m',
  3: 'title-s',
  4: 'label',
  5: 'label',
  6: 'label',
};

/** A heading with independent level and size. */
export function Heading({ level, size = defaultSizes[level], as, ...rest }: HeadingProps) {
  return <Title as={as ?? `h${level}`} $size={size} {...rest} />;
}
