import { Bone, Lines } from './Skeleton.styles.ts';

export type SkeletonShape = 'text' | 'title' | 'control' | 'block' | 'media';
export type SkeletonWidth = 'full' | 'three-quarters' | 'half' | 'third';

export type SkeletonProps = {
  /** Default `text`; `media` is a product picture, 4:5. */
  shape?: SkeletonShape;
  /** Of the place it stands in. Default `full`. */
  width?: SkeletonWidth;
  /** Several lines of text, the last one short. */
  lines?: number;
  className?: string;
};

/** The shape of what is coming, in its place and size. Hidden from assistive technology: the Loader around it speaks. */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, className }: SkeletonProps) {
  if (lines <= 1) return <Bone $shape={shape} $width={width} className={className} aria-hidden />;
  return (
    <Lines className={className} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Bone key={index} $shape={shape} $width={index === lines - 1 ? 'half' : width} />
      ))}
    </Lines>
  );
}
