import type { Picture } from '@luxe/contract/calls';
import { breakpoints } from '@luxe/tokens';

/** Widths in px in which the shop serves its pictures. Other widths return 404. */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A picture as in the contract, but without the field `tone`, which no component uses. */
export type PictureWithoutTone = Omit<Picture, 'tone'>;

/** Props of the ui component `Image`. For a picture of another site, `avif` and `sizes` are missing. */
export interface PictureProps {
  /** URL of the picture as WebP in one width, for browsers without AVIF. */
  src: string;
  /** `srcset` with the served widths. */
  avif?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
}

/** Picture widths by use. */
export const widthsFor = {
  thumbnail: [160, 240, 320],
  tile: [320, 480, 640, 800],
  gallery: [320, 480, 640, 800, 1200, 1600],
  banner: [480, 640, 800, 1200, 1600],
} as const satisfies Record<string, readonly PictureWidth[]>;

const [desktop, tablet] = [`(min-width: ${breakpoints.lg}px)`, `(min-width: ${breakpoints.sm}px)`];
/** Media query. It matches from the window width at which the page reaches its maximum width. */
const widest = '(min-width: 1680px)';
/**
 * Media query. It matches from the window width at which a listing has four columns of products beside its
 * facets.
 */
const fourColumns = '(min-width: 1330px)';

/**
 * Displayed widths of pictures by use, as values of the `sizes` attribute. The values were measured in the
 * shop, and `e2e/src/pictures.spec.ts` checks them. The widths of tiles and rails do not include the empty
 * margin around a cut-out object.
 */
export const sizesFor = {
  thumbnail: '132px',
  tile: `${widest} 290px, ${fourColumns} 16.5vw, ${desktop} 21vw, ${tablet} 28vw, 40vw`,
  rail: `${widest} 360px, ${desktop} 21vw, ${tablet} 26vw, 37vw`,
  /** A portrait picture in a square. */
  galleryFirst: `${widest} 680px, ${desktop} 41vw, 74vw`,
  gallery: `${widest} 464px, ${desktop} 27vw, 100vw`,
  /** 5 of 12 columns. */
  column: `${widest} 667px, ${desktop} 39vw, 95vw`,
  /** 5 of 12 columns on a desktop, less the padding of a frame with `fit="contain"`. */
  containedColumn: `${widest} 614px, 36vw`,
  /** 7 of 12 columns. */
  wideColumn: `${widest} 923px, ${desktop} 54vw, 95vw`,
  /** 4 of 12 columns. */
  narrowColumn: `${widest} 517px, ${desktop} 31vw, 95vw`,
  /** A picture link in a row of three or four. */
  pictureLink: `${widest} 517px, (min-width: ${breakpoints.md}px) 31vw, 90vw`,
  banner: '100vw',
} as const;

/**
 * Media query. It matches from the window width at which a banner shows its wide crop instead of its tall
 * crop.
 */
export const wideCrop = desktop;

const mediaPath = /^\/media\/([^/?#]+)\.\w+$/;

/**
 * URL of a picture in a served width and format: `/img/{id}/{width}.{format}`. The id is the name of the
 * picture in the store, a hash of its bytes. `undefined` for a URL outside the media of the store.
 */
export function pictureUrl(url: string, width: PictureWidth, format: 'avif' | 'webp'): string | undefined {
  const id = mediaPath.exec(url)?.[1];
  return id && `/img/${id}/${width}.${format}`;
}

/**
 * Props of the ui component `Image` for a picture of the contract (`/media/{hash}.avif`). AVIF is offered in
 * all `widths` up to the width of the original, WebP only in the middle one of these widths. `sizes` is the
 * value of the `sizes` attribute.
 */
export function pictureProps(
  image: PictureWithoutTone,
  widths: readonly PictureWidth[],
  sizes: string,
): PictureProps {
  const { url, alt, width, height } = image;
  const fitting = widths.filter((served) => served <= width);
  const served = fitting.length > 0 ? fitting : widths.slice(0, 1);
  const middle = served[Math.floor(served.length / 2)];
  const src = middle && pictureUrl(url, middle, 'webp');
  if (!src) return { src: url, alt, width, height };
  const avif = served.map((one) => `${pictureUrl(url, one, 'avif')} ${one}w`).join(', ');
  return { src, avif, sizes, width, height, alt };
}

/**
 * Thumbnail props of a bag or order line, which has only a picture URL. Product pictures have a ratio of 4:5.
 */
export function linePicture(url: string, alt: string): PictureProps {
  return pictureProps({ url, alt, width: 800, height: 1000 }, widthsFor.thumbnail, sizesFor.thumbnail);
}
