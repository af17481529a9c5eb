import type { KeyboardEvent } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { Image } from '../image/Image.tsx';
import type { GalleryLayout } from './Gallery.tsx';
import { FilmMark, Thumbnail, Thumbnails } from './Gallery.styles.ts';
import { isFilm, type GalleryItem } from './pictures.ts';

type GalleryThumbnailsProps = {
  items: readonly GalleryItem[];
  /** Index of the item in view. */
  at: number;
  layout: GalleryLayout;
  bleed: boolean;
  hrefOf: (index: number) => string;
  nameOf: (item: GalleryItem, index: number) => string;
  onPick: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Thumbnails that link to the pictures within the page, so that they work without scripts. */
export function GalleryThumbnails({
  items,
  at,
  layout,
  bleed,
  hrefOf,
  nameOf,
  onPick,
  onKeyDown,
}: GalleryThumbnailsProps) {
  return (
    <Thumbnails role="list" $layout={layout} $bleed={bleed} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <li key={isFilm(item) ? item.name : item.src}>
          <Thumbnail
            href={hrefOf(index)}
            aria-label={nameOf(item, index)}
            aria-current={index === at ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
          >
            <ThumbnailImage item={item} />
          </Thumbnail>
        </li>
      ))}
    </Thumbnails>
  );
}

function ThumbnailImage({ item }: { item: GalleryItem }) {
  if (isFilm(item)) {
    return (
      <>
        <Image {...item.poster} alt="" ratio="4/5" tone="media" fallback={null} />
        <FilmMark>
          <Icon name="play" size="s" />
        </FilmMark>
      </>
    );
  }
  const { width, height, tone = 'media', thumbnail = item } = item;
  const { src, avif } = thumbnail;
  return (
    <Image
      src={src}
      avif={avif}
      sizes="72px"
      alt=""
      width={width}
      height={height}
      ratio="4/5"
      fit="contain"
      tone={tone}
      fallback={null}
    />
  );
}
