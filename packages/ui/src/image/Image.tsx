import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { Fallback, Frame, Picture } from './Image.styles.ts';

export type ImageFit = 'cover' | 'contain';
/** Shape of the frame. `auto` follows width and height, `fill` takes the height of its parent. */
export type ImageRatio = '4/5' | '1/1' | '3/2' | '16/9' | 'auto' | 'fill';
/** Ground of the frame: `media` lights a cut-out from the upper left, `photo` veils an opaque photograph in dark. */
export type ImageTone = 'media' | 'photo' | 'none';

export type ImageProps = Omit<
  ComponentPropsWithRef<'img'>,
  'style' | 'loading' | 'decoding' | 'fetchPriority' | 'children' | 'ref'
> & {
  src: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Of the file, in px: they keep its place while it loads. */
  width: number;
  height: number;
  fit?: ImageFit;
  ratio?: ImageRatio;
  tone?: ImageTone;
  /** In view at first: fetched at once and first, shown as it comes. The rest load lazily and fade in. */
  priority?: boolean;
  /** Shown when it cannot be had. Default: the wordmark. */
  fallback?: ReactNode;
};

/**
 * A picture that never moves the page: its frame has its shape from the first paint. Without script it is simply there;
 * with script, one that is still on its way fades in.
 */
export function Image({
  src,
  alt,
  fit = 'cover',
  ratio = 'auto',
  tone = 'none',
  priority = false,
  fallback = <Wordmark size="xs" decorative />,
  className,
  onLoad,
  onError,
  ...rest
}: ImageProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'there' | 'loading' | 'failed'>('there');

  // The server cannot know; the first client render must agree with it, so the question is asked only after.
  useLayoutEffect(() => {
    const node = picture.current;
    if (node === null) return;
    if (!node.complete) setState(priority ? 'there' : 'loading');
    else if (node.src !== '' && node.naturalWidth === 0 && node.loading === 'eager') setState('failed');
    else setState('there');
  }, [src, priority]);

  return (
    <Frame $ratio={ratio} $tone={tone} className={className}>
      {state === 'failed' ? (
        <>
          {alt !== '' && <span role="img" aria-label={alt} />}
          <Fallback>{fallback}</Fallback>
        </>
      ) : (
        <Picture
          {...rest}
          ref={picture}
          src={src}
          alt={alt}
          $fit={fit}
          $framed={ratio !== 'auto'}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          data-loading={state === 'loading' || undefined}
          onLoad={(event) => {
            setState('there');
            onLoad?.(event);
          }}
          onError={(event) => {
            setState('failed');
            onError?.(event);
          }}
        />
      )}
    </Frame>
  );
}
