import type { Picture } from '@luxe/contract/calls';
import { breakpoints } from '@luxe/tokens';

/** The widths in px in which the shop serves its pictures; any other is a 404. */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A picture of the contract as it is drawn: nothing shows its tone. */
export type ShownPicture = Omit<Picture, 'tone'>;

/** What an Image of ui needs. `avif` and `sizes` are missing where the picture is not one of ours. */
export interface PictureProps {
  /** WebP in one width, for the few browsers without AVIF. */
  src: string;
  /** `srcset` of the served widths. */
  avif?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
}

/** Sets of widths for the places that pictures are shown in. */
export const widthsFor = {
  thumbnail: [160, 240, 320],
  tile: [320, 480, 640, 800],
  gallery: [320, 480, 640, 800, 1200, 1600],
  banner: [480, 640, 800, 1200, 1600],
} as const satisfies Record<string, readonly PictureWidth[]>;

const [desktop, tablet] = [`(min-width: ${breakpoints.lg}px)`, `(min-width: ${breakpoints.sm}px)`];
/** From here up the page grows no wider. */
const widest = '(min-width: 1680px)';
/** From here up a listing has four columns beside its facets. */
const fourColumns = '(min-width: 1330px)';

/**
 * How wide a picture is drawn in each place, as `sizes` of an image says it: measured in the shop, `e2e/src/pictures.spec.ts` holds them to
 * it. In tiles and rails less the air that a cut-out keeps around it.
 */
export const sizesFor = {
  thumbnail: '132px',
  tile: `${widest} 290px, ${fourColumns} 16.5vw, ${desktop} 21vw, ${tablet} 28vw, 40vw`,
  rail: `${widest} 360px, ${desktop} 21vw, ${tablet} 26vw, 37vw`,
  /** Upright in a square. */
  galleryFirst: `${widest} 680px, ${desktop} 41vw, 74vw`,
  gallery: `${widest} 464px, ${desktop} 27vw, 100vw`,
  /** Five of twelve columns. */
  column: `${widest} 667px, ${desktop} 39vw, 95vw`,
  /** Seven of twelve. */
  wideColumn: `${widest} 923px, ${desktop} 54vw, 95vw`,
  /** Four of twelve. */
  narrowColumn: `${widest} 517px, ${desktop} 31vw, 95vw`,
  /** One of three or four in a row. */
  door: `${widest} 517px, (min-width: ${breakpoints.md}px) 31vw, 90vw`,
  banner: '100vw',
} as const;

/** From here up a banner shows its wide crop. */
export const wideCrop = desktop;

const mediaPath = /^\/media\/([^/?#]+)\.\w+$/;

/**
 * Address of a picture in a served width and format: `/img/{id}/{width}.{format}`, the id being its name at the store, which is the hash of
 * its bytes. Undefined for a picture that is not the store's.
 */
export function pictureUrl(url: string, width: PictureWidth, format: 'avif' | 'webp'): string | undefined {
  const id = mediaPath.exec(url)?.[1];
  return id && `/img/${id}/${width}.${format}`;
}

/**
 * What to draw of a picture of the contract (`/media/{hash}.avif`): AVIF in served widths out of `widths`, never wider than the original,
 * with `sizes` as the place it is shown in says, and WebP in the middle one.
 */
export function pictureProps(
  image: ShownPicture,
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

/** A bag or order line says only where its picture is; product pictures are 4:5. */
export function linePicture(url: string, alt: string): PictureProps {
  return pictureProps({ url, alt, width: 800, height: 1000 }, widthsFor.thumbnail, sizesFor.thumbnail);
}
