import type { ComponentPropsWithRef } from 'react';
import { Title } from './Heading.styles.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** 26, 32, 44, 64, 88, 120 px in Caslon (smaller below 768); `label` is Anek, 15 px medium. */
export type HeadingSize =
  'label' | 'title-s' | 'title-m' | 'title-l' | 'display-m' | 'display-l' | 'display-xl';

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Place in the outline of the page; says nothing about the look. */
  level: HeadingLevel;
  /** Default by level: `display-m`, `title-m`, `title-s`, then `label`. */
  size?: HeadingSize;
};

const usual: Record<HeadingLevel, HeadingSize> = {
  1: 'display-m',
  2: 'title-m',
  3: 'title-s',
  4: 'label',
  5: 'label',
  6: 'label',
};

/** A heading whose size is chosen apart from its level. */
export function Heading({ level, size = usual[level], ...rest }: HeadingProps) {
  return <Title as={`h${level}`} $size={size} {...rest} />;
}
