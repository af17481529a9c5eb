import type { Picture } from '@luxe/contract/calls';
import { pictureProps, sizesFor, widthsFor, type PictureWidth } from '@luxe/patterns/picture';
import { Gallery, type GalleryPicture } from '@luxe/ui/gallery';
import { Tag } from '@luxe/ui/tag';
import { copy } from '../copy.ts';

export type ProductPicturesProps = {
  pictures: readonly Picture[];
  tag: string | undefined;
};

/** The pictures of a product (PDP-02): all in sight on a desktop, swiped on a phone; a press brings one nearer. */
export function ProductPictures({ pictures, tag }: ProductPicturesProps) {
  return <Gallery label={copy.gallery} items={pictures.map(toItem)} bleed tag={tag && <Tag>{tag}</Tag>} />;
}

function toItem(picture: Picture, index: number): GalleryPicture {
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
