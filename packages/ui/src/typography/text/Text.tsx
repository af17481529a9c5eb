import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './Text.styles.ts';

/** Font sizes in this order: 12, 13, 14, 15, 16, 18 and 22 px. */
export type TextSize = 'micro' | 'xs' | 'sm' | 'ui' | 'md' | 'lg' | 'xl';
export type TextTone =
  'inherit' | 'primary' | 'secondary' | 'tertiary' | 'accent' | 'error' | 'success' | 'warning';
export type TextWeight = 'inherit' | 'regular' | 'medium' | 'semibold';
export type TextAlign = 'start' | 'center' | 'end';
export type TextElement =
  | 'p'
  | 'span'
  | 'div'
  | 'dt'
  | 'dd'
  | 'li'
  | 'strong'
  | 'em'
  | 's'
  | 'time'
  | 'small'
  | 'address'
  | 'figcaption'
  | 'blockquote';

export type TextProps = Omit<HTMLAttributes<HTMLElement>, 'color'> & {
  /** The HTML element to render. Does not affect the style. Default `p`. */
  as?: TextElement;
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  /**
   * `editor` is Caslon italic, for sizes from 15 px: kickers, greetings, gift messages. Not for prices,
   * because the font has no ₹.
   */
  voice?: 'text' | 'editor';
  /** Digits of equal width, for columns of numbers. */
  tabular?: boolean;
  align?: TextAlign;
  /** Truncates with an ellipsis after this number of lines. */
  lines?: 1 | 2 | 3;
  /** Machine-readable date, with `as="time"`. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

/** Text in Anek with a size, tone and weight. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'inherit',
  weight = 'inherit',
  voice = 'text',
  tabular = false,
  align = 'start',
  lines,
  ref,
  ...rest
}: TextProps) {
  return (
    <Root
      as={as}
      ref={ref as Ref<HTMLParagraphElement>}
      $size={size}
      $tone={tone}
      $weight={weight}
      $editor={voice === 'editor'}
      $tabular={tabular}
      $align={align}
      $lines={lines}
      {...rest}
    />
  );
}
