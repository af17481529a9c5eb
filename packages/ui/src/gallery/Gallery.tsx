import {
  useId,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useStrip } from '../carousel/useStrip.ts';
import { Image } from '../image/Image.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { FilmPlace, Frame, Main, Pictures, TagPlace, Zoomable } from './Gallery.styles.ts';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import type { GalleryZoomProps, GalleryZoomWords } from './GalleryZoom.tsx';
import { isFilm, picturesOf, type GalleryItem, type GalleryPicture } from './pictures.ts';

export type { GalleryFilm, GalleryItem, GalleryPicture } from './pictures.ts';
import { moveFocus } from '../focus/moveFocus.ts';

/** `wall`: from 1024 all in sight, the first large, the rest two by two (comp 07). `strip`: one at a time at every width. */
export type GalleryLayout = 'wall' | 'strip';

export type GalleryWords = {
  /** `at` counts from 1. */
  position: (at: number, count: number) => string;
  /** Said after what a picture shows: a press brings it nearer. */
  zoom: string;
  /** Of a thumbnail that leads to a film, by what `position` says and what it shows. */
  film: (position: string, name: string) => string;
};

const english: GalleryWords = {
  position: (at, count) => `Picture ${at} of ${count}`,
  zoom: 'Zoom',
  film: (position, name) => `${position}, a film: ${name}`,
};

export type GalleryProps = {
  /** What the pictures are of: "Pictures of the Warden bag". */
  label: string;
  /** In order; the first is fetched first. */
  items: readonly GalleryItem[];
  /** Default `wall`. Below 1024 both are a strip to swipe, with thumbnails to jump by. */
  layout?: GalleryLayout;
  /** Below 1024 it runs to the edges of the window, over the page margin. */
  bleed?: boolean;
  /** A word on the first picture: a Tag. */
  tag?: ReactNode;
  words?: GalleryWords;
  /** Of the zoom layer. Default: English. */
  zoomWords?: GalleryZoomWords;
  className?: string;
};

/**
 * The pictures of one thing. Without script a list of pictures that scrolls, each a link to its file; with script a press opens the zoom
 * layer, whose code comes when a pointer, finger or focus first reaches a picture. Arrows, Home and End go along; the place is announced.
 */
export function Gallery({
  label,
  items,
  layout = 'wall',
  bleed = false,
  tag,
  words = english,
  zoomWords,
  className,
}: GalleryProps) {
  const id = useId();
  const { strip, seen, goTo } = useStrip<HTMLUListElement>(items.length);
  const zoom = useZoomLayer();
  const pictures = picturesOf(items);
  // Its word is of the theme's ink; a film has a ground of its own.
  const inView = items[seen.first];
  const hasTag = tag && !(inView && isFilm(inView));
  const position = (index: number) => words.position(index + 1, items.length);

  return (
    <Frame role="group" aria-label={label} $layout={layout} $bleed={bleed} className={className}>
      <Main>
        <Pictures
          ref={strip}
          role="list"
          $layout={layout}
          onKeyDown={(event) => followKey(event, items.length, goTo)}
        >
          {items.map((item, index) => (
            <li key={isFilm(item) ? item.name : item.src} id={`${id}${index}`}>
              {isFilm(item) ? (
                <FilmPlace>{item.film}</FilmPlace>
              ) : (
                <Zoomable
                  href={(item.full ?? item).src}
                  aria-haspopup="dialog"
                  onPointerEnter={zoom.prepare}
                  onFocus={zoom.prepare}
                  onClick={(event) => zoom.open(event, pictures.indexOf(item))}
                >
                  <MainPicture item={item} isFirst={index === 0} />
                  <VisuallyHidden>{`${position(index)}. ${words.zoom}`}</VisuallyHidden>
                </Zoomable>
              )}
            </li>
          ))}
        </Pictures>
        {hasTag && <TagPlace>{tag}</TagPlace>}
      </Main>
      {items.length > 1 && (
        <GalleryThumbnails
          items={items}
          at={seen.first}
          layout={layout}
          bleed={bleed}
          hrefOf={(index) => `#${id}${index}`}
          nameOf={(item, index) => (isFilm(item) ? words.film(position(index), item.name) : position(index))}
          onPick={goTo}
          onKeyDown={(event) => followKey(event, items.length, goTo)}
        />
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {seen.first > 0 && position(seen.first)}
      </VisuallyHidden>
      {zoom.Layer && (
        <zoom.Layer
          label={label}
          pictures={pictures}
          at={zoom.at}
          onAtChange={zoom.setAt}
          onClose={zoom.close}
          {...(zoomWords && { words: zoomWords })}
        />
      )}
    </Frame>
  );
}

function MainPicture({ item, isFirst }: { item: GalleryPicture; isFirst: boolean }) {
  const { thumbnail: _, full: __, tone = 'media', fit = isFirst ? 'contain' : 'cover', ...file } = item;
  return <Image {...file} tone={tone} fit={fit} ratio={isFirst ? '1/1' : '4/5'} priority={isFirst} />;
}

const load = () => import('./GalleryZoom.tsx');

/** The zoom layer, fetched on intent. Where its code cannot be had the link leads to the file, as it does without script. */
function useZoomLayer() {
  const [Layer, setLayer] = useState<ComponentType<GalleryZoomProps>>();
  const [at, setAt] = useState(0);
  return {
    Layer,
    at,
    setAt,
    prepare: () => void load().catch(() => undefined),
    close: () => setLayer(undefined),
    open: (event: MouseEvent<HTMLAnchorElement>, picture: number) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      setAt(picture);
      load().then(
        ({ GalleryZoom }) => setLayer(() => GalleryZoom),
        () => location.assign(href),
      );
    },
  };
}

/** Arrows, Home and End move focus along the list that has it; the strip follows. */
function followKey(event: KeyboardEvent<HTMLElement>, count: number, goTo: (index: number) => void) {
  const list = event.currentTarget;
  const { target } = event;
  const at = [...list.children].findIndex((child) => child.contains(target as Node));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
  // A film has keys of its own.
  if (to === undefined || !(target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const item = list.children[Math.min(Math.max(to, 0), count - 1)];
  moveFocus(item?.querySelector<HTMLElement>('a, button'), { scroll: 'none' });
  goTo(Math.min(Math.max(to, 0), count - 1));
}
