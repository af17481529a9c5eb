import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Words } from './Text.styles.ts';

/** 12, 13, 14, 15, 16, 18, 22 px. Nothing is smaller than 12. */
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
  /** The element; the look never depends on it. Default `p`. */
  as?: TextElement;
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  /** `editor` is Caslon italic: kickers, greetings, gift messages. At 15 px and up, and never for a price (no ₹). */
  voice?: 'text' | 'editor';
  /** Figures of one width, for columns of numbers. */
  tabular?: boolean;
  align?: TextAlign;
  /** Cut with an ellipsis after so many lines. */
  lines?: 1 | 2 | 3;
  /** Machine-readable date, with `as="time"`. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

/** Words in Anek, by size, tone and weight. */
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
    <Words
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
