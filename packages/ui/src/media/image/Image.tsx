import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Wordmark } from '../../typography/wordmark/Wordmark.tsx';
import { Fallback, Formats, Frame, Picture } from './Image.styles.ts';
import { revealImage, useLazyLoading } from './useLazyLoading.ts';

export type ImageFit = 'cover' | 'contain';
/** Aspect ratio of the frame. `auto` follows `width` and `height`; `fill` takes the height of the parent. */
export type ImageRatio = '4/5' | '1/1' | '3/2' | '16/9' | 'auto' | 'fill';
/**
 * Background of the frame, visible before the image loads. `media` adds a highlight at the upper left, for
 * cut-outs. `photo` darkens an opaque photograph in the dark theme.
 */
export type ImageTone = 'media' | 'photo' | 'none';

export type ImageProps = Omit<
  ComponentPropsWithRef<'img'>,
  'style' | 'loading' | 'decoding' | 'fetchPriority' | 'children' | 'ref'
> & {
  src: string;
  /** AVIF variants as a `srcset` value. Browsers without AVIF load `src`. */
  avif?: string | undefined;
  /** Alternative text. Empty for a decorative image. */
  alt: string;
  /** Width of the file in px. With `height` it reserves the space while the image loads. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** Default `cover`. `contain` adds padding around a cut-out. */
  fit?: ImageFit;
  /** Default `auto`. */
  ratio?: ImageRatio;
  /** Default `none`. */
  tone?: ImageTone;
  /**
   * For images above the fold: loads at once with high priority, without a fade. Other images load within 100
   * px of the window and fade in (SHL-25).
   */
  priority?: boolean;
  /** Shown when loading fails. Default: the wordmark. */
  fallback?: ReactNode;
};

/**
 * An image that causes no layout shift: its frame has its final size from the first paint.
 *
 * Without scripts the browser loads the image lazily. With scripts the image loads when it is within 100 px
 * of the window, and fades in. Several images start to load together, at most once per 300 ms. Until the
 * first paint, the root element has `data-unpainted` and lazy images do not load, except those with
 * `ratio="auto"`.
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
  // Stores the failed `src`, so that a new `src` is tried again.
  const [failed, setFailed] = useState<string>();

  // If the image failed to load before hydration, React did not call `onError`. This effect must run before
  // `useLazyLoading`.
  useLayoutEffect(() => {
    const node = picture.current;
    if (node?.complete && node.src !== '' && node.naturalWidth === 0) setFailed(src);
  }, [src]);
  useLazyLoading(picture, src, priority);

  return (
    <Frame $ratio={ratio} $tone={tone} className={className}>
      {failed === src ? (
        <>
          {alt !== '' && <span role="img" aria-label={alt} />}
          <Fallback>{fallback}</Fallback>
        </>
      ) : (
        <Formats>
          {/* Must precede the image and be inserted with it: the browser chooses a source once. */}
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} suppressHydrationWarning />}
          <Picture
            {...rest}
            // A far image of a late part may be held back (`holdImages`) while the part hydrates.
            suppressHydrationWarning
            ref={picture}
            alt={alt}
            $fit={fit}
            $framed={ratio !== 'auto'}
            loading={priority ? 'eager' : 'lazy'}
            decoding={priority ? 'auto' : 'async'}
            fetchPriority={priority ? 'high' : undefined}
            onLoad={(event) => {
              revealImage(event.currentTarget);
              onLoad?.(event);
            }}
            onError={(event) => {
              setFailed(src);
              onError?.(event);
            }}
            // These attributes come after `loading`, and `src` comes last. As soon as an image has a `src`, a
            // browser may start to load the file and ignore the attributes that follow.
            sizes={srcSet && sizes}
            srcSet={srcSet}
            src={src}
          />
        </Formats>
      )}
    </Frame>
  );
}
