import type { ReactNode } from 'react';
import type { ImageFit, ImageTone } from '../image/Image.tsx';

type File = {
  src: string;
  /** AVIF version, as in `Image`. */
  avif?: string | undefined;
};

export type GalleryPicture = File & {
  /** Description: "Oxblood bag from the side". */
  alt: string;
  /** Size of the file in px. */
  width: number;
  height: number;
  /** Displayed width, in the format of `<img sizes>`. */
  sizes?: string | undefined;
  /** Default `media`. */
  tone?: ImageTone;
  /** How the picture fits its frame. Default: `contain` for the first picture, `cover` for the others. */
  fit?: ImageFit;
  /** File for the thumbnail. Default: the picture itself. */
  thumbnail?: File;
  /** The largest file, for zoom and for browsers without scripts. Default: the picture itself. */
  full?: File;
};

export type GalleryFilm = {
  /** The player. */
  film: ReactNode;
  /** Description: "The Warden bag carried". */
  name: string;
  /** Still for the thumbnail. */
  poster: { src: string; width: number; height: number };
};

export type GalleryItem = GalleryPicture | GalleryFilm;

export const isFilm = (item: GalleryItem): item is GalleryFilm => 'film' in item;

export const picturesOf = (items: readonly GalleryItem[]): GalleryPicture[] =>
  items.filter((item): item is GalleryPicture => !isFilm(item));
