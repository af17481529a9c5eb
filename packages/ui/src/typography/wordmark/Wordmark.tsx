import { Letters, Mark } from './Wordmark.styles.ts';

/** 15, 23, 31, 44 px. */
export type WordmarkSize = 'xs' | 's' | 'm' | 'l';

export type WordmarkProps = {
  catalogue?: 'luxury' | 'indiluxe';
  size?: WordmarkSize;
  /** Hides the wordmark from assistive technology, for example where it replaces an image that failed. */
  decorative?: boolean;
  className?: string;
};

/** The name of the shop as text: LUXE in tracked Caslon capitals, indiluxe in Caslon italic. */
export function Wordmark({ catalogue = 'luxury', size = 'm', decorative = false, className }: WordmarkProps) {
  const indiluxe = catalogue === 'indiluxe';
  return (
    <Mark $size={size} $indiluxe={indiluxe} className={className} aria-hidden={decorative || undefined}>
      {indiluxe ? 'indiluxe' : <Letters>LUXE</Letters>}
    </Mark>
  );
}
