import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Bar, Layer, Position, Side, Stage, Zoomed } from './GalleryZoom.styles.ts';
import type { GalleryPicture } from './pictures.ts';
import { useZoom } from './useZoom.ts';
import { nearest } from './zoomMath.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export type GalleryZoomWords = {
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  /** `at` counts from 1. */
  position: (at: number, count: number) => string;
  percent: (percent: number) => string;
};

const english: GalleryZoomWords = {
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at, count) => `Picture ${at} of ${count}`,
  percent: (percent) => `${percent}%`,
};

export type GalleryZoomProps = {
  /** What the pictures show: "Pictures of the Warden bag". */
  label: string;
  pictures: readonly GalleryPicture[];
  /** The one in view, from 0. */
  at: number;
  onAtChange: (at: number) => void;
  /** Wants to be gone: take it off the page, and focus returns to what had it. */
  onClose: () => void;
  words?: GalleryZoomWords;
};

/** How far an arrow key moves a picture, in px. */
const nudge = 64;

/**
 * One picture over the whole window, to look at closely: pinch, wheel, double tap, + and − bring it nearer, 0 shows it whole, a drag and
 * the arrow keys move it; while it is whole, a swipe and the arrows bring the next. A native modal `<dialog>`: focus stays inside, Escape
 * closes. An entry of its own: a page pays for it when someone reaches for a picture.
 */
export function GalleryZoom({ label, pictures, at, onAtChange, onClose, words = english }: GalleryZoomProps) {
  const layer = useRef<HTMLDialogElement>(null);
  const turn = (by: 1 | -1) => {
    const to = at + by;
    if (to < 0 || to >= pictures.length) return;
    zoom.reset();
    onAtChange(to);
  };
  const zoom = useZoom({ onSwipe: turn });

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const root = document.documentElement;
    const { overflow } = root.style;
    const node = layer.current;
    node?.showModal();
    // The layer itself, which reads its name; the browser would choose the first button.
    moveFocus(node);
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      // What is around an open layer takes no focus.
      node?.close();
      if (opener instanceof HTMLElement) moveFocus(opener);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(zoom, turn);
  };

  const picture = pictures[at];
  if (picture === undefined) return null;
  const { src, avif } = picture.full ?? picture;
  const position = words.position(at + 1, pictures.length);
  return (
    <Layer
      ref={layer}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        // React takes it off the page; the browser must not hide it first.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <Stage ref={zoom.stage} {...zoom.handlers} data-near={zoom.percent > 100 || undefined}>
        <picture key={picture.src}>
          {avif && <source type="image/avif" srcSet={avif} sizes="200vw" />}
          <Zoomed
            ref={zoom.picture}
            draggable={false}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            src={src}
          />
        </picture>
      </Stage>
      <Bar>
        <Position aria-hidden>{position}</Position>
        <IconButton
          icon="zoom-out"
          label={words.zoomOut}
          aria-disabled={zoom.percent <= 100}
          onClick={zoom.zoomOut}
        />
        <IconButton
          icon="zoom-in"
          label={words.zoomIn}
          aria-disabled={zoom.percent >= nearest * 100}
          onClick={zoom.zoomIn}
        />
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </Bar>
      {pictures.length > 1 && (
        <>
          <Side $side="start">
            <IconButton
              icon="chevron-left"
              label={words.previous}
              aria-disabled={at === 0}
              onClick={() => turn(-1)}
            />
          </Side>
          <Side $side="end">
            <IconButton
              icon="chevron-right"
              label={words.next}
              aria-disabled={at === pictures.length - 1}
              onClick={() => turn(1)}
            />
          </Side>
        </>
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {`${position}, ${words.percent(zoom.percent)}`}
      </VisuallyHidden>
    </Layer>
  );
}

type Act = (zoom: ReturnType<typeof useZoom>, turn: (by: 1 | -1) => void) => void;

const sideways =
  (by: 1 | -1): Act =>
  (zoom, turn) =>
    zoom.isWhole() ? turn(by) : zoom.panBy({ x: -by * nudge, y: 0 });
const upright =
  (by: 1 | -1): Act =>
  (zoom) =>
    zoom.panBy({ x: 0, y: -by * nudge });

const keys: Record<string, Act | undefined> = {
  '+': (zoom) => zoom.zoomIn(),
  '=': (zoom) => zoom.zoomIn(),
  '-': (zoom) => zoom.zoomOut(),
  _: (zoom) => zoom.zoomOut(),
  '0': (zoom) => zoom.reset(),
  ArrowLeft: sideways(-1),
  ArrowRight: sideways(1),
  ArrowUp: upright(-1),
  ArrowDown: upright(1),
};
