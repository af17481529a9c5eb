import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { Fallback, Formats, Frame, Picture } from './Image.styles.ts';
import { showArrived, useArrival } from './useArrival.ts';

export type ImageFit = 'cover' | 'contain';
/** Shape of the frame. `auto` follows width and height, `fill` takes the height of its parent. */
export type ImageRatio = '4/5' | '1/1' | '3/2' | '16/9' | 'auto' | 'fill';
/** Ground of the frame, there before the picture is: `media` lights a cut-out from the upper left, `photo` veils an opaque photograph in dark. */
export type ImageTone = 'media' | 'photo' | 'none';

export type ImageProps = Omit<
  ComponentPropsWithRef<'img'>,
  'style' | 'loading' | 'decoding' | 'fetchPriority' | 'children' | 'ref'
> & {
  src: string;
  /** The same as AVIF, in widths as `srcset` says them. A browser that knows AVIF takes it, any other takes `src`. */
  avif?: string | undefined;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Of the file, in px: they keep its place while it loads. */
  width: number;
  height: number;
  /** Default `cover`; `contain` leaves a cut-out some air. */
  fit?: ImageFit;
  /** Default `auto`. */
  ratio?: ImageRatio;
  /** Default `none`. */
  tone?: ImageTone;
  /** In view at first: fetched at once and first, shown as it comes. The rest come within 100 px of the window and fade in (SHL-25). */
  priority?: boolean;
  /** Shown when it cannot be had. Default: the wordmark. */
  fallback?: ReactNode;
};

/**
 * A picture that never moves the page: its frame has its shape from the first paint. Without script it is simply there, loaded lazily
 * by the browser; with script it is fetched within 100 px of the window, a round each 300 ms, and fades in. An application that has
 * `data-unpainted` on its root until the first paint keeps what is lazy off the line for as long.
 */
export function Image({
  src,
  srcSet,
  avif,
  sizes,
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
  // By address: another picture in its place gets a chance of its own.
  const [failed, setFailed] = useState<string>();

  // Before it may lose its address: one that has failed already told nobody, script did not run yet.
  useLayoutEffect(() => {
    const node = picture.current;
    if (node?.complete && node.src !== '' && node.naturalWidth === 0) setFailed(src);
  }, [src]);
  useArrival(picture, src, priority);

  return (
    <Frame $ratio={ratio} $tone={tone} className={className}>
      {failed === src ? (
        <>
          {alt !== '' && <span role="img" aria-label={alt} />}
          <Fallback>{fallback}</Fallback>
        </>
      ) : (
        <Formats>
          {/* Before the picture, and only with it: the browser chooses among them once. */}
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <Picture
            {...rest}
            ref={picture}
            alt={alt}
            $fit={fit}
            $framed={ratio !== 'auto'}
            loading={priority ? 'eager' : 'lazy'}
            decoding={priority ? 'auto' : 'async'}
            fetchPriority={priority ? 'high' : undefined}
            onLoad={(event) => {
              showArrived(event.currentTarget);
              onLoad?.(event);
            }}
            onError={(event) => {
              setFailed(src);
              onError?.(event);
            }}
            // Last: a browser that is told the address before the rest starts to fetch at once.
            sizes={srcSet && sizes}
            srcSet={srcSet}
            src={src}
          />
        </Formats>
      )}
    </Frame>
  );
}
