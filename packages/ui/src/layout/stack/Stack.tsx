import type { HTMLAttributes, Ref } from 'react';
import { Box } from './Stack.styles.ts';

/** A step of the space scale, in px. */
export type Space =
  0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 36 | 40 | 48 | 56 | 64 | 80 | 96 | 128;
export type StackAlign = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
export type StackJustify = 'start' | 'center' | 'end' | 'between';

export type StackProps = HTMLAttributes<HTMLElement> & {
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'span'
    | 'main'
    | 'aside';
  direction?: 'column' | 'row';
  gap?: Space;
  /** Alignment across the direction of the stack. Default `stretch` in a column, `center` in a row. */
  align?: StackAlign;
  justify?: StackJustify;
  wrap?: boolean;
  ref?: Ref<HTMLElement>;
};

/** A flex column or row. Spaces its children with a gap, because components have no outer margins. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 16,
  align,
  justify = 'start',
  wrap = false,
  ref,
  ...rest
}: StackProps) {
  const row = direction === 'row';
  return (
    <Box
      as={as}
      ref={ref as Ref<HTMLDivElement>}
      $gap={gap}
      $row={row}
      $align={align ?? (row ? 'center' : 'stretch')}
      $justify={justify}
      $wrap={wrap}
      {...rest}
    />
  );
}
