import type { Picture, Product } from '@luxe/contract/calls';
import { filmProps } from '@luxe/patterns/film-props';
import { pictureProps, sizesFor, widthsFor, type PictureWidth } from '@luxe/patterns/picture';
import { Film } from '@luxe/ui/film';
import { Gallery, type GalleryItem, type GalleryPicture } from '@luxe/ui/gallery';
import { Tag } from '@luxe/ui/tag';
import { copy } from '../copy.ts';

type Item = Product['galleryImagesList'][number];

export type ProductPicturesProps = {
  pictures: readonly Item[];
  tag: string | undefined;
};

/** The pictures of a product (PDP-02): all in sight on a desktop, swiped on a phone; a press brings one nearer, or plays a film. */
export function ProductPictures({ pictures, tag }: ProductPicturesProps) {
  return <Gallery label={copy.gallery} items={pictures.map(toItem)} bleed tag={tag && <Tag>{tag}</Tag>} />;
}

function toItem({ film, ...picture }: Item, index: number): GalleryItem {
  const played = film && filmProps(film, picture, sizesFor.wideColumn);
  if (!played) return toPicture(picture, index);
  const { width, height, alt } = picture;
  const { src } = fileOf(picture, widthsFor.thumbnail);
  return { film: <Film {...played} />, name: alt, poster: { src, width, height } };
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

/** The widest that is served of it; 1600 px are enough to see a seam. */
const widestOf = ({ width }: Picture) =>
  widthsFor.gallery.findLast((served) => served <= width) ?? widthsFor.gallery[0];
