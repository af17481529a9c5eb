import type { Picture } from '@luxe/contract/calls';
import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import { pictureProps, sizesFor, wideCrop, widthsFor } from '../picture/pictureProps.ts';
import { Frame, Words } from './ArtBanner.styles.ts';

export type BannerPicture = Omit<Picture, 'tone'>;

export type ArtBannerProps = {
  /** The same scene twice: tall for phones, wide from 1024. */
  image: { wide: BannerPicture; tall: BannerPicture };
  /** Above the fold: fetched first. Default true. */
  priority?: boolean;
  /** The words, on the picture's quiet side. */
  children: ReactNode;
};

/** A full-bleed picture, cropped for the window, with words over it. Tall on phones. */
export function ArtBanner({ image, priority = true, children }: ArtBannerProps) {
  const wide = pictureProps(image.wide, widthsFor.banner, sizesFor.banner);
  const { srcSet, src, width, height, alt } = pictureProps(image.tall, widthsFor.banner, sizesFor.banner);
  return (
    <Frame data-theme="dark">
      <picture>
        <source
          media={wideCrop}
          srcSet={wide.srcSet ?? wide.src}
          sizes={wide.sizes}
          width={wide.width}
          height={wide.height}
        />
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizesFor.banner}
          width={width}
          height={height}
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
