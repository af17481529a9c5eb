import { Shape, Lines } from './Skeleton.styles.ts';

export type SkeletonShape = 'text' | 'title' | 'control' | 'block' | 'media';
export type SkeletonWidth = 'full' | 'three-quarters' | 'half' | 'third';

export type SkeletonProps = {
  /** Default `text`. `media` is a product image, 4:5. */
  shape?: SkeletonShape;
  /** Share of the parent's width. Default `full`. */
  width?: SkeletonWidth;
  /** Number of lines of text. If there are several lines, the last line is half as wide as the parent. */
  lines?: number;
  className?: string;
};

/**
 * A placeholder of the size of loading content. Hidden from assistive technology, because the `Loader`
 * announces the loading.
 */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, className }: SkeletonProps) {
  if (lines <= 1) return <Shape $shape={shape} $width={width} className={className} aria-hidden />;
  return (
    <Lines className={className} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Shape key={index} $shape={shape} $width={index === lines - 1 ? 'half' : width} />
      ))}
    </Lines>
  );
}
