import type { Picture, Product } from '@luxe/contract/calls';
import { filmProps } from '@luxe/patterns/film-props';
import { pictureProps, sizesFor, widthsFor, type PictureWidth } from '@luxe/patterns/picture';
import type { FilmProps } from '@luxe/ui/film';
import { Gallery, type GalleryItem, type GalleryPicture } from '@luxe/ui/gallery';
import { Image } from '@luxe/ui/image';
import { Tag } from '@luxe/ui/tag';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense } from 'react';
import { copy } from '../data/copy.ts';

// Few products have a film. If its code does not load, the still picture remains.
const Film = lazyPart<FilmProps>(
  () => import('@luxe/ui/film').then((module) => module.Film),
  ({ poster }) => <Image {...poster} />,
);

type Item = Product['galleryImagesList'][number];

export type ProductPicturesProps = {
  pictures: readonly Item[];
  tag: string | undefined;
};

/**
 * The gallery of a product [PDP-02]: every picture visible on a desktop, swiped on a phone. A press zooms a
 * picture or plays a film.
 */
export function ProductPictures({ pictures, tag }: ProductPicturesProps) {
  return <Gallery label={copy.gallery} items={pictures.map(toItem)} bleed tag={tag && <Tag>{tag}</Tag>} />;
}

function toItem({ film, ...picture }: Item, index: number): GalleryItem {
  const playerProps = film && filmProps(film, picture, sizesFor.wideColumn);
  if (!playerProps) return toPicture(picture, index);
  const { width, height, alt } = picture;
  const { src } = fileOf(picture, widthsFor.thumbnail);
  const player = (
    <Suspense>
      <Film {...playerProps} />
    </Suspense>
  );
  return { film: player, name: alt, poster: { src, width, height } };
}

function toPicture(picture: Picture, index: number): GalleryPicture {
  const sizes = index === 0 ? sizesFor.galleryFirst : sizesFor.gallery;
  return {
    ...pictureProps(picture, widthsFor.gallery, sizes),
    thumbnail: fileOf(picture, widthsFor.thumbnail),
    full: fileOf(picture, [widestOf(picture)]),
  };
}

function fileOf(picture: Picture, widths: readonly PictureWidth[]) {
  const { src, avif } = pictureProps(picture, widths, '');
  return { src, avif };
}

/**
 * The largest gallery width, in px, that the shop serves and that does not exceed the width of the original
 * picture.
 */
const widestOf = ({ width }: Picture) =>
  widthsFor.gallery.findLast((servedWidth) => servedWidth <= width) ?? widthsFor.gallery[0];
