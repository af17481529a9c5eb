import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import {
  pictureProps,
  sizesFor,
  wideCrop,
  widthsFor,
  type PictureProps,
  type ShownPicture,
} from '../picture/pictureProps.ts';
import { Frame, Words } from './ArtBanner.styles.ts';

export type ArtBannerProps = {
  /** The same scene twice: tall for phones, wide from 1024. */
  image: { wide: ShownPicture; tall: ShownPicture };
  /** Above the fold: fetched first. Default true. */
  priority?: boolean;
  /** The words, on the picture's quiet side. */
  children: ReactNode;
};

/** A source after one with widths names its own, or is no valid HTML. A picture of elsewhere has none. */
function plainSet({ src, sizes }: PictureProps) {
  const [, width] = /\/(\d+)\.webp$/.exec(src) ?? [];
  return width && sizes ? { srcSet: `${src} ${width}w`, sizes } : { srcSet: src };
}

/** A full-bleed picture, cropped for the window, with words over it. Tall on phones. */
export function ArtBanner({ image, priority = true, children }: ArtBannerProps) {
  const wide = pictureProps(image.wide, widthsFor.banner, sizesFor.banner);
  const { avif, sizes, alt, ...tall } = pictureProps(image.tall, widthsFor.banner, sizesFor.banner);
  const wideSize = { width: wide.width, height: wide.height };
  return (
    <Frame data-theme="dark">
      <picture>
        {wide.avif && (
          <source media={wideCrop} type="image/avif" srcSet={wide.avif} sizes={wide.sizes} {...wideSize} />
        )}
        <source media={wideCrop} {...plainSet(wide)} {...wideSize} />
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          {...tall}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
      <Words>
        <Container>{children}</Container>
      </Words>
    </Frame>
  );
}
