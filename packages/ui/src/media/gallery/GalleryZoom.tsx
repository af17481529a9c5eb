import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Bar, Layer, Position, Side, Stage, Zoomed } from './GalleryZoom.styles.ts';
import type { GalleryPicture } from './pictures.ts';
import { useZoom } from './useZoom.ts';
import { maxScale } from './zoomMath.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type GalleryZoomLabels = {
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  /** `at` counts from 1. */
  position: (at: number, count: number) => string;
  percent: (percent: number) => string;
};

const english: GalleryZoomLabels = {
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at, count) => `Picture ${at} of ${count}`,
  percent: (percent) => `${percent}%`,
};

export type GalleryZoomProps = {
  /** Accessible name: "Pictures of the Warden bag". */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture in view. */
  index: number;
  onIndexChange: (at: number) => void;
  /**
   * Called when the layer should close. The parent must then unmount the layer, which returns the focus to
   * the previously focused element.
   */
  onClose: () => void;
  labels?: GalleryZoomLabels;
};

/** Distance in px by which one press of an arrow key moves a zoomed picture. */
const panStep = 64;

/**
 * Shows one picture over the entire window. Pinch, wheel, double tap, + and − zoom; 0 resets the zoom. A drag
 * and the arrow keys move a zoomed picture. In an unzoomed picture, a swipe and the left and right arrows
 * show the next or previous one. A native modal `<dialog>`: focus stays inside, and Escape closes it. A
 * separate entry point, so that a page loads it only when a shopper wants to zoom.
 */
export function GalleryZoom({
  label,
  pictures,
  index,
  onIndexChange,
  onClose,
  labels = english,
}: GalleryZoomProps) {
  const layer = useRef<HTMLDialogElement>(null);
  const changePicture = (by: 1 | -1) => {
    const to = index + by;
    if (to < 0 || to >= pictures.length) return;
    zoom.reset();
    onIndexChange(to);
  };
  const zoom = useZoom({ onSwipe: changePicture });

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const root = document.documentElement;
    const { overflow } = root.style;
    const node = layer.current;
    node?.showModal();
    // Focuses the layer itself, so that its name is read. The browser would focus the first button.
    moveFocus(node);
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      // Closes the dialog before the focus returns to the opener, because no element outside an open modal
      // dialog can take focus.
      node?.close();
      if (opener instanceof HTMLElement) moveFocus(opener);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action(zoom, changePicture);
  };

  const picture = pictures[index];
  if (picture === undefined) return null;
  const { src, avif } = picture.full ?? picture;
  const position = labels.position(index + 1, pictures.length);
  return (
    <Layer
      ref={layer}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        // Prevents the browser from hiding the dialog on Escape, because the parent unmounts the dialog.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <Stage ref={zoom.stage} {...zoom.handlers} data-zoomed={zoom.percent > 100 || undefined}>
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
          label={labels.zoomOut}
          aria-disabled={zoom.percent <= 100}
          onClick={zoom.zoomOut}
        />
        <IconButton
          icon="zoom-in"
          label={labels.zoomIn}
          aria-disabled={zoom.percent >= maxScale * 100}
          onClick={zoom.zoomIn}
        />
        <IconButton icon="close" label={labels.close} onClick={onClose} />
      </Bar>
      {pictures.length > 1 && (
        <>
          <Side $side="start">
            <IconButton
              icon="chevron-left"
              label={labels.previous}
              aria-disabled={index === 0}
              onClick={() => changePicture(-1)}
            />
          </Side>
          <Side $side="end">
            <IconButton
              icon="chevron-right"
              label={labels.next}
              aria-disabled={index === pictures.length - 1}
              onClick={() => changePicture(1)}
            />
          </Side>
        </>
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {`${position}, ${labels.percent(zoom.percent)}`}
      </VisuallyHidden>
    </Layer>
  );
}

type KeyAction = (zoom: ReturnType<typeof useZoom>, changePicture: (by: 1 | -1) => void) => void;

const moveHorizontally =
  (by: 1 | -1): KeyAction =>
  (zoom, changePicture) =>
    zoom.isUnzoomed() ? changePicture(by) : zoom.panBy({ x: -by * panStep, y: 0 });
const moveVertically =
  (by: 1 | -1): KeyAction =>
  (zoom) =>
    zoom.panBy({ x: 0, y: -by * panStep });

const keys: Record<string, KeyAction | undefined> = {
  '+': (zoom) => zoom.zoomIn(),
  '=': (zoom) => zoom.zoomIn(),
  '-': (zoom) => zoom.zoomOut(),
  _: (zoom) => zoom.zoomOut(),
  '0': (zoom) => zoom.reset(),
  ArrowLeft: moveHorizontally(-1),
  ArrowRight: moveHorizontally(1),
  ArrowUp: moveVertically(-1),
  ArrowDown: moveVertically(1),
};
