import type { ReactNode } from 'react';
import type { ImageFit, ImageTone } from '../image/Image.tsx';

type File = {
  src: string;
  /** As an Image says it. */
  avif?: string | undefined;
};

export type GalleryPicture = File & {
  /** What it shows: "Oxblood bag from the side". */
  alt: string;
  /** Of the file, in px. */
  width: number;
  height: number;
  /** How wide it is drawn, as `<img sizes>` says it. */
  sizes?: string | undefined;
  /** Default `media`. */
  tone?: ImageTone;
  /** Default `contain` for the first, `cover` for the rest. */
  fit?: ImageFit;
  /** Drawn small. Default: the picture itself. */
  thumbnail?: File;
  /** As large as there is, for zoom and for a browser without script. Default: the picture itself. */
  full?: File;
};

export type GalleryFilm = {
  /** The player. */
  film: ReactNode;
  /** What it shows: "The Warden bag carried". */
  name: string;
  /** A still, for its thumbnail. */
  poster: { src: string; width: number; height: number };
};

export type GalleryItem = GalleryPicture | GalleryFilm;

export const isFilm = (item: GalleryItem): item is GalleryFilm => 'film' in item;

export const picturesOf = (items: readonly GalleryItem[]): GalleryPicture[] =>
  items.filter((item): item is GalleryPicture => !isFilm(item));
