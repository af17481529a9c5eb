import {
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useScrollStrip } from '../carousel/useScrollStrip.ts';
import { Image } from '../image/Image.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { FilmWrapper, Frame, Main, Pictures, TagWrapper, Zoomable } from './Gallery.styles.ts';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import type { GalleryZoomProps, GalleryZoomLabels } from './GalleryZoom.tsx';
import { isFilm, picturesOf, type GalleryItem, type GalleryPicture } from './pictures.ts';

export type { GalleryFilm, GalleryItem, GalleryPicture } from './pictures.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

/**
 * `wall`: from 1024 px all pictures are visible, the first large, the rest in two columns (comp 07). `strip`:
 * one picture at a time at every width.
 */
export type GalleryLayout = 'wall' | 'strip';

export type GalleryLabels = {
  /** `at` counts from 1. */
  position: (at: number, count: number) => string;
  /** Screen readers read this text after a picture's description, to announce that a press zooms in. */
  zoom: string;
  /**
   * Accessible name of a film's thumbnail. `position` is the position of the thumbnail as text, such as
   * "Picture 2 of 5". `name` is the name of the film.
   */
  film: (position: string, name: string) => string;
};

const english: GalleryLabels = {
  position: (at, count) => `Picture ${at} of ${count}`,
  zoom: 'Zoom',
  film: (position, name) => `${position}, a film: ${name}`,
};

export type GalleryProps = {
  /** Accessible name: "Pictures of the Warden bag". */
  label: string;
  /** In display order. The first picture is loaded first. */
  items: readonly GalleryItem[];
  /** Default `wall`. Below 1024 px both layouts are a strip to swipe, with thumbnails. */
  layout?: GalleryLayout;
  /** Whether the gallery extends across the page margin to the edges of windows narrower than 1024 px. */
  bleed?: boolean;
  /** A Tag on the pictures; hidden while a film is in view. */
  tag?: ReactNode;
  labels?: GalleryLabels;
  /** Labels of the zoom layer. Default: English. */
  zoomLabels?: GalleryZoomLabels;
  className?: string;
};

/**
 * The pictures of a product. Without scripts, they are a scrollable list of links to their files. With
 * scripts, a press opens the zoom layer, whose code loads when a pointer or focus first reaches a picture.
 * Arrows, Home and End move between the pictures, and the position is announced.
 */
export function Gallery({
  label,
  items,
  layout = 'wall',
  bleed = false,
  tag,
  labels = english,
  zoomLabels,
  className,
}: GalleryProps) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const { inView, goTo } = useScrollStrip(strip, items.length);
  const zoom = useZoomLayer();
  const pictures = picturesOf(items);
  // No tag on a film: the tag has the text colour of the theme, which may not be readable on the film.
  const shownItem = items[inView.first];
  const hasTag = tag && !(shownItem && isFilm(shownItem));
  const position = (index: number) => labels.position(index + 1, items.length);

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
                <FilmWrapper>{item.film}</FilmWrapper>
              ) : (
                <Zoomable
                  href={(item.full ?? item).src}
                  aria-haspopup="dialog"
                  onPointerEnter={zoom.prepare}
                  onFocus={zoom.prepare}
                  onClick={(event) => zoom.open(event, pictures.indexOf(item))}
                >
                  <MainPicture item={item} isFirst={index === 0} />
                  <VisuallyHidden>{`${position(index)}. ${labels.zoom}`}</VisuallyHidden>
                </Zoomable>
              )}
            </li>
          ))}
        </Pictures>
        {hasTag && <TagWrapper>{tag}</TagWrapper>}
      </Main>
      {items.length > 1 && (
        <GalleryThumbnails
          items={items}
          at={inView.first}
          layout={layout}
          bleed={bleed}
          hrefOf={(index) => `#${id}${index}`}
          nameOf={(item, index) => (isFilm(item) ? labels.film(position(index), item.name) : position(index))}
          onPick={goTo}
          onKeyDown={(event) => followKey(event, items.length, goTo)}
        />
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {inView.first > 0 && position(inView.first)}
      </VisuallyHidden>
      {zoom.Layer && (
        <zoom.Layer
          label={label}
          pictures={pictures}
          index={zoom.at}
          onIndexChange={zoom.setAt}
          onClose={zoom.close}
          {...(zoomLabels && { labels: zoomLabels })}
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

/**
 * The zoom layer, whose code loads when a pointer or focus first reaches a picture. If the code does not
 * load, the link opens the file, as it does without scripts.
 */
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

/** Arrows, Home and End move focus from picture to picture, and the strip scrolls to the focused picture. */
function followKey(event: KeyboardEvent<HTMLElement>, count: number, goTo: (index: number) => void) {
  const list = event.currentTarget;
  const { target } = event;
  const at = [...list.children].findIndex((child) => child.contains(target as Node));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
  // A film handles its own keys.
  if (to === undefined || !(target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const item = list.children[Math.min(Math.max(to, 0), count - 1)];
  moveFocus(item?.querySelector<HTMLElement>('a, button'), { scroll: 'none' });
  goTo(Math.min(Math.max(to, 0), count - 1));
}
