import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import {
  pictureProps,
  sizesFor,
  wideCrop,
  widthsFor,
  type PictureProps,
  type PictureWithoutTone,
} from '../picture/pictureProps.ts';
import { Frame, Content } from './ArtBanner.styles.ts';
import { focusPosition, type FocalPoint } from './focusPosition.ts';

export type ArtBannerProps = {
  /** The same scene in two crops: tall for phones, wide from 1024 px. */
  image: { wide: PictureWithoutTone; tall: PictureWithoutTone };
  /**
   * The point of each crop that stays in view. Default: the upper edge of the tall crop, and the right part
   * of the wide crop.
   */
  focus?: { wide?: FocalPoint | undefined; tall?: FocalPoint | undefined } | undefined;
  /** Whether the picture is above the fold and fetched first. Default true. */
  priority?: boolean;
  /** Content on the dark side of the picture. */
  children: ReactNode;
};

/**
 * Attributes of the `source` for browsers without AVIF. The AVIF `source` has widths and `sizes`, so valid
 * HTML requires both here too. A picture of another site has no AVIF `source` and no known widths, so only
 * its URL is used.
 */
function fallbackSource({ src, sizes }: PictureProps) {
  const [, width] = /\/(\d+)\.webp$/.exec(src) ?? [];
  return width && sizes ? { srcSet: `${src} ${width}w`, sizes } : { srcSet: src };
}

/** A full-bleed picture with content over it, cropped for the viewport: tall on phones, wide on desktops. */
export function ArtBanner({ image, focus, priority = true, children }: ArtBannerProps) {
  const wide = pictureProps(image.wide, widthsFor.banner, sizesFor.banner);
  const { avif, sizes, alt, ...tall } = pictureProps(image.tall, widthsFor.banner, sizesFor.banner);
  const wideSize = { width: wide.width, height: wide.height };
  return (
    <Frame
      data-theme="dark"
      $tall={focus?.tall ? focusPosition(focus.tall, image.tall) : '50% 0'}
      $wide={focus?.wide ? `${Math.round(focus.wide.x)}% ${Math.round(focus.wide.y)}%` : '60% 60%'}
    >
      <picture>
        {/* Pictures of a late part may be held back (`HydrateLate`) while the part hydrates. */}
        {wide.avif && (
          <source
            media={wideCrop}
            type="image/avif"
            srcSet={wide.avif}
            sizes={wide.sizes}
            {...wideSize}
            suppressHydrationWarning
          />
        )}
        <source media={wideCrop} {...fallbackSource(wide)} {...wideSize} suppressHydrationWarning />
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} suppressHydrationWarning />}
        <img
          {...tall}
          suppressHydrationWarning
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
      <Content>
        <Container>{children}</Container>
      </Content>
    </Frame>
  );
}
